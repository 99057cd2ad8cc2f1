-- One step diagonally, or a leap of two fields along a file or rank.
local m = require "acedrex.movement"

return piece {
  name = "Warmachine/Ferz", symbol = "WaFe", label = "warmachine_ferz(58)",
  about = "steps diagonally, or leaps two fields straight",
  moves = m.step(m.diagonals) + m.leap(0, 2),
}
