-- The Soaring Eagle slides orthogonally or diagonally backward. Diagonally forward it has the powers of a Raven: it
-- steps one field or leaps two; the adjacent enemy it may capture without moving, or capture and land just beyond,
-- capturing there too. It may pass.
local m = require "acedrex.movement"

return piece {
  name = "Soaring Eagle", symbol = "SEg", class = { "promoted" }, may_pass = true,
  about = "slides like a Queen, but goes diagonally forward like a Raven",
  moves = m.slide(m.orthogonals) + m.slide{ m.SW, m.SE }
        + m.along({ m.NW, m.NE }, function(d)
            return m.step{ d, 2*d } + m.step(d) * m.prey * m.capture * (m.home + m.step(d))
          end) + m.pass,
}
