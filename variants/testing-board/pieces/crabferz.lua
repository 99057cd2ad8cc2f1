-- Crab, or one step diagonally.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Crabferz", symbol = "CraF", label = "crab_ferz(140)",
  about = "leaps like a Crab or steps diagonally",
  moves = walks.crab + m.step(m.diagonals),
}
