-- Moves one step diagonally ahead, two from its second row along one diagonal, the first field empty; captures straight
-- ahead, also en passant.
local m = require "acedrex.movement"
local pawns = require "testing-board.pawns"

return piece {
  name = "Berolina Pawn", symbol = "BerP", label = "berolina_pawn(5)", class = { "pawn" },
  about = "steps diagonally ahead, twice from its second row, and captures straight ahead",
  moves = m.step{ m.NE, m.NW } * m.settle + m.step(m.N) * pawns.strike
        + pawns.advance(m.NE, 2) + pawns.advance(m.NW, 2),
}
