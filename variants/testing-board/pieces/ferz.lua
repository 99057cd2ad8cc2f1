-- One step diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Ferz", symbol = "Fer", label = "ferz(56)",
  about = "steps diagonally",
  moves = m.step(m.diagonals),
}
