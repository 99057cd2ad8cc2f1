-- The Diving Osprey slides up to four fields orthogonally, or leaps two fields diagonally backward. Diagonally
-- forward it has the powers of a Raven: it steps one field or leaps two; the adjacent enemy it may capture without
-- moving, or capture and land just beyond, capturing there too. It may pass.
local m = require "acedrex.movement"

return piece {
  name = "Diving Osprey", symbol = "DO", class = { "promoted" }, may_pass = true,
  about = "slides up to four fields orthogonally, leaps diagonally backward, goes forward like a Raven",
  moves = m.slide(m.orthogonals, 4) + m.step{ 2*m.SW, 2*m.SE }
        + m.along({ m.NW, m.NE }, function(d)
            return m.step{ d, 2*d } + m.step(d) * m.prey * m.capture * (m.home + m.step(d))
          end) + m.pass,
}
