-- Ahead a Rook; back a Knight, with all four leaps.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "RN", symbol = "RN", label = "forwardrook_backwardknight(64)",
  about = "a Rook ahead, a Knight back",
  moves = m.slide(m.N) + walks.knight_back,
}
