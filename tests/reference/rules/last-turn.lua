-- Movement that depends on the other side's last turn, and pieces that may pass.
local m = require "acedrex.movement"
local S = m.step
local Echo = piece { name = "Echo", symbol = "E", moves = m.last{ captured = true } * m.slide(m.all) + m.last{ is = "Knight" } * m.leap(1, 2) + S(m.N) }
local Hunter = piece { name = "Hunter", symbol = "H", moves = m.slide(m.orthogonals) * m.last_unit + S(m.all) * m.empty }
local Monk = piece { name = "Monk", symbol = "M", may_pass = true, moves = m.pass + S(m.diagonals) }
return variant {
  name = "Last Turn", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Echo, Hunter, Monk },
  royals = { King = "check" },
  castling = { king = "King", rooks = { "Rook" }, distances = { 1 } },
  setup = [[
r . k . n r
. e m h . .
. . . . . .
. . . . . .
. E M H . .
R . K . N R]],
}
