-- Ahead a Knight, with all four leaps; back a Bishop.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "NB", symbol = "NB", label = "forwardknight_backwardbishop(65)",
  about = "a Knight ahead, a Bishop back",
  moves = walks.knight_ahead + m.slide{ m.SW, m.SE },
}
