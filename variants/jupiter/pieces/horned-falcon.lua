-- The Horned Falcon slides diagonally, sideways or backward. Straight forward it has the powers of a Parrot: it
-- steps one field or leaps two; the enemy just ahead it may capture without moving, or capture and land just
-- beyond, capturing there too. It may pass.
local m = require "acedrex.movement"

return piece {
  name = "Horned Falcon", symbol = "HFl", class = { "promoted" }, may_pass = true,
  about = "slides like a Queen, but goes forward like a Parrot",
  moves = m.slide(m.diagonals) + m.slide{ m.W, m.E, m.S }
        + m.step{ m.N, 2*m.N } + m.step(m.N) * m.prey * m.capture * (m.home + m.step(m.N)) + m.pass,
}
