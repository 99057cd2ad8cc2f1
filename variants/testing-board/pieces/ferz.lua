-- One step diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Ferz", symbol = "Fer",
  about = "steps diagonally",
  moves = m.step(m.diagonals),
}
