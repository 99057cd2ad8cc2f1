-- One step along a file or rank, a leap of three fields that way, or of two diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Elephant/Siege Engine", symbol = "ElSE", label = "siege_engine_alfil(77)",
  about = "a Siege Engine, or leaps two fields diagonally",
  moves = m.step(m.orthogonals) + m.leap(0, 3) + m.leap(2, 2),
}
