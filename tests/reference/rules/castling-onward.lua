-- Castling on either of two boards, over to the other one; the last rank of each.
local m = require "acedrex.movement"
local over = (m.across "B" + m.across()) * m.empty
local King, Rook = require "classical.pieces.king", require "classical.pieces.rook"
local Man = piece { name = "Man", symbol = "M", moves = (m.step(m.N) + m.step(m.N) * over) * m.settle + m.step{ m.NE, m.NW } * m.strike }

return variant {
  name = "Castling Onward",
  board = { files = 6, ranks = 4, beside = { B = { files = 6, ranks = 4 } } },
  pieces = { King, Rook, Man },
  setup = [[
    r . k . . r
    m . . . . m
    M . . . . M
    R . K . . R
  ]],
  royals = { King = "check" },
  castling = { king = "King", rooks = { "Rook" }, distances = { 1, 2 }, onward = over + m.step(m.E) * m.empty },
  promotion = { pieces = { "Man" }, to = { "Rook" } },
  rules = { goal = { pieces = { "King" }, zone = "last" } },
}
