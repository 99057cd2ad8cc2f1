-- The Great Hook slides orthogonally; if the field reached is empty, it may turn by 90 degrees and slide up to
-- three fields. Its capture ends the move.
local m = require "acedrex.movement"

return piece {
  name = "Great Hook", symbol = "GrH", class = { "promoted" },
  about = "slides orthogonally, and up to three fields more at right angles",
  moves = m.along(m.orthogonals, function(d)
    return m.slide(d) + m.slide(d) * m.empty * m.slide({ d:turn(2), d:turn(-2) }, 3)
  end),
}
