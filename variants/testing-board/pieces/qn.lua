-- Ahead a Queen; back a Knight, with all four leaps.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "QN", symbol = "QN", label = "forwardqueen_backwardknight(62)",
  about = "a Queen ahead, a Knight back",
  moves = m.slide{ m.NW, m.N, m.NE } + walks.knight_back,
}
