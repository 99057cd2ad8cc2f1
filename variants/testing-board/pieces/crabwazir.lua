-- Crab, or one step along a file or rank.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Crabwazir", symbol = "CraW", label = "crab_wazir(139)",
  about = "leaps like a Crab or steps straight",
  moves = walks.crab + m.step(m.orthogonals),
}
