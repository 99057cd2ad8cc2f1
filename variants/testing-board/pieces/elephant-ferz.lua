-- One step diagonally, or a leap of two fields that way.
local m = require "acedrex.movement"

return piece {
  name = "Elephant/Ferz", symbol = "ElFe", label = "alfil_ferz(60)",
  about = "steps diagonally, or leaps two fields diagonally",
  moves = m.step(m.diagonals) + m.leap(2, 2),
}
