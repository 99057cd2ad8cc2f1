-- The Hooklet slides up to two fields orthogonally; if the field reached is empty, it may turn by 90 degrees and
-- slide up to two fields again. Its capture ends the move.
local m = require "acedrex.movement"

return piece {
  name = "Hooklet", symbol = "Hoo", promotes = "Boyscout",
  about = "slides up to two fields orthogonally, and up to two more at right angles",
  moves = m.along(m.orthogonals, function(d)
    return m.slide(d, 2) + m.slide(d, 2) * m.empty * m.slide({ d:turn(2), d:turn(-2) }, 2)
  end),
}
