-- Ahead a Bishop; back a Knight, with all four leaps.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "BN", symbol = "BN", label = "forwardbishop_backwardknight(66)",
  about = "a Bishop ahead, a Knight back",
  moves = m.slide{ m.NW, m.NE } + walks.knight_back,
}
