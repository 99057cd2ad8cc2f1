-- The Elephant goes two fields diagonally, if the first is empty, and does not cross the river.
local m = require "acedrex.movement"

return piece {
  name = "Elephant", symbol = "B",
  about = "two fields diagonally, over an empty one, this side of the river",
  moves = m.along(m.diagonals, function(d) return m.step(d) * m.empty * m.step(d) * m.own_half end),
}
