-- The Horned Owl slides up to four fields diagonally, or leaps two fields sideways or backward. Straight forward
-- it has the powers of a Parrot: it steps one field or leaps two; the enemy just ahead it may capture without
-- moving, or capture and land just beyond, capturing there too. It may pass.
local m = require "acedrex.movement"

return piece {
  name = "Horned Owl", symbol = "HO", class = { "promoted" }, may_pass = true,
  about = "slides up to four fields diagonally, leaps two sideways or backward, goes forward like a Parrot",
  moves = m.slide(m.diagonals, 4) + m.step{ 2*m.W, 2*m.E, 2*m.S }
        + m.step{ m.N, 2*m.N } + m.step(m.N) * m.prey * m.capture * (m.home + m.step(m.N)) + m.pass,
}
