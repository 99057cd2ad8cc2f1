-- The Crow steps one field diagonally, or leaps two fields orthogonally. Or it captures a diagonally adjacent
-- enemy and goes on one field at right angles, capturing there too if an enemy stands there.
local m = require "acedrex.movement"

return piece {
  name = "Crow", symbol = "Cro", promotes = "Great Hook",
  about = "steps diagonally or leaps two orthogonally; may capture diagonally and go on at right angles",
  moves = m.step(m.diagonals) + m.leap(0, 2) + m.along(m.diagonals, function(d)
    return m.step(d) * m.prey * m.capture * m.step{ d:turn(2), d:turn(-2) }
  end),
}
