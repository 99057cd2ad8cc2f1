-- Leaps five fields diagonally, or seven along a file or rank and one aside.
local m = require "acedrex.movement"

return piece {
  name = "Root-Fifty Leaper", symbol = "RoFi",
  about = "leaps (5,5) or (1,7)",
  moves = m.leap(5, 5) + m.leap(1, 7),
}
