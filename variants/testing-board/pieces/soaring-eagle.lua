-- Hiju: a Queen in all directions but diagonally ahead; there it goes one field, or leaps two.
local m = require "acedrex.movement"

return piece {
  name = "Soaring Eagle", symbol = "SoEa", label = "soaring_eagle(105)",
  about = "a Queen, but diagonally ahead one field or a leap of two",
  moves = m.slide{ m.N, m.E, m.SE, m.S, m.SW, m.W } + m.step{ m.NE, 2 * m.NE, m.NW, 2 * m.NW },
}
