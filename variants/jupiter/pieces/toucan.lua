-- The Toucan steps one field in any direction. Or it captures an orthogonally adjacent enemy and goes on one field
-- at right angles, capturing there too if an enemy stands there.
local m = require "acedrex.movement"

return piece {
  name = "Toucan", symbol = "Tou", promotes = "Capricorn",
  about = "steps like a King, or captures orthogonally and goes on one field at right angles",
  moves = m.step(m.all) + m.along(m.orthogonals, function(d)
    return m.step(d) * m.prey * m.capture * m.step{ d:turn(2), d:turn(-2) }
  end),
}
