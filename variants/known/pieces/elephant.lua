-- The Elephant steps one field diagonally, or leaps two.
local m = require "acedrex.movement"

return piece {
  name = "Elephant", symbol = "E",
  about = "steps or leaps one or two fields diagonally",
  moves = m.step(m.diagonals) + m.leap(2, 2),
}
