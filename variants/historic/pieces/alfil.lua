-- The Alfil leaps two fields diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Alfil", symbol = "E",
  about = "leaps two fields diagonally",
  moves = m.leap(2, 2),
}
