-- One step in any direction; ahead and sideways a Rook, ahead a Knight with all four leaps.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Colonel", symbol = "Col", label = "colonel(73)",
  about = "a King, also a Rook ahead and sideways, and a Knight ahead",
  moves = m.step(m.all) + m.slide{ m.N, m.W, m.E } + walks.knight_ahead,
}
