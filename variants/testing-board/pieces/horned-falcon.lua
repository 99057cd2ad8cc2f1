-- Kakuo: a Queen in all directions but straight ahead; there it goes one field, or leaps two.
local m = require "acedrex.movement"

return piece {
  name = "Horned Falcon", symbol = "HoFa", label = "horned_falcon(104)",
  about = "a Queen, but ahead one field or a leap of two",
  moves = m.slide{ m.NE, m.E, m.SE, m.S, m.SW, m.W, m.NW } + m.step{ m.N, 2 * m.N },
}
