-- Actions that spend a budget, some twice by the same piece, with limits on what they take and promote.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Pawn = piece { name = "Pawn", symbol = "P", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike }
return variant {
  name = "Actions", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Pawn },
  royals = { King = "check" },
  promotion = { pieces = { "Pawn" }, to = { "Rook", "Knight" } },
  turn = phase.actions{ budget = 3, cost = { Pawn = 1, King = 1, default = 2 }, again = { "King" },
                        limits = { captures = { Pawn = 1 }, promotions = 1 } },
  setup = [[
r . k . n
p . p . p
. . . . .
P . P . P
R . K . N]],
}
