-- The Capricorn slides diagonally; if the field reached is empty, it may turn by 90 degrees and slide diagonally
-- once more. Its capture ends the move.
local m = require "acedrex.movement"

return piece {
  name = "Capricorn", symbol = "Cap", class = { "promoted" },
  about = "slides diagonally, and once more at right angles",
  moves = m.along(m.diagonals, function(d)
    return m.slide(d) + m.slide(d) * m.empty * m.slide{ d:turn(2), d:turn(-2) }
  end),
}
