-- One step along a file or rank without capturing, two straight ahead from its second row; captures one step
-- diagonally, also en passant.
local m, pawns = require "acedrex.movement", require "testing-board.pawns"

return piece {
  name = "Steward", symbol = "Ste", label = "steward(8)", class = { "pawn" },
  about = "steps straight, captures diagonally",
  moves = m.step(m.orthogonals) * m.settle + pawns.advance(m.N, 2) + m.step(m.diagonals) * pawns.strike,
}
