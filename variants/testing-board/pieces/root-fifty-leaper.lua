-- Leaps five fields diagonally, or seven along a file or rank and one aside.
local m = require "acedrex.movement"

return piece {
  name = "Root-Fifty Leaper", symbol = "RoFi", label = "root_fifty_leaper(163)",
  about = "leaps five fields diagonally, or seven fields one way and one across",
  moves = m.leap(5, 5) + m.leap(1, 7),
}
