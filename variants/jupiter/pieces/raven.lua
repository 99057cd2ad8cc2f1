-- The Raven steps one field or leaps two fields diagonally. A diagonally adjacent enemy it may also capture without
-- moving, or capture and land just beyond, capturing there too if an enemy stands there. It may pass.
local m = require "acedrex.movement"

return piece {
  name = "Raven", symbol = "Ra", class = { "promoted" }, may_pass = true,
  about = "goes one or two fields diagonally, and may capture the nearer one on its way or from afar",
  moves = m.along(m.diagonals, function(d)
    return m.step{ d, 2*d } + m.step(d) * m.prey * m.capture * (m.home + m.step(d))
  end) + m.pass,
}
