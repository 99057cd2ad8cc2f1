-- Ahead a Knight, with all four leaps; back a Rook.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "NR", symbol = "NR", label = "forwardknight_backwardrook(63)",
  about = "a Knight ahead, a Rook back",
  moves = walks.knight_ahead + m.slide(m.S),
}
