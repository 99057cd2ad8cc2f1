-- Knight, or a leap of two fields diagonally.
local m = require "acedrex.movement"

return piece {
  name = "NE", symbol = "NE",
  about = "leaps like a Knight or like an Elephant",
  moves = m.leap(1, 2) + m.leap(2, 2),
}
