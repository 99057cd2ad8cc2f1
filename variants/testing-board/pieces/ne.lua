-- Knight, or a leap of two fields diagonally.
local m = require "acedrex.movement"

return piece {
  name = "NE", symbol = "NE", label = "knight_alfil(34)",
  about = "leaps like a Knight or like an Elephant",
  moves = m.leap(1, 2) + m.leap(2, 2),
}
