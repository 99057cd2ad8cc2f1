-- Ahead a Knight, with all four leaps; back a Queen.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "NQ", symbol = "NQ", label = "forwardknight_backwardqueen(61)",
  about = "a Knight ahead, a Queen back",
  moves = walks.knight_ahead + m.slide{ m.SW, m.S, m.SE },
}
