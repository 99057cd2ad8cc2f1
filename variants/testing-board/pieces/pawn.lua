-- A Pawn of Classical Chess, but the double step belongs to the second row: also a pawn that was dropped there has it.
local m = require "acedrex.movement"
local pawns = require "testing-board.pawns"

return piece {
  name = "Pawn", symbol = "P", class = { "pawn" },
  about = "steps ahead, two fields from its second row, and captures diagonally ahead",
  moves = m.step(m.N) * m.settle + pawns.advance(m.N, 2) + m.step{ m.NE, m.NW } * pawns.strike,
}
