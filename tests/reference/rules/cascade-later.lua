-- Cascades, with promotion in a zone that may be put off.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local S = m.step
local Relay = piece { name = "Relay", symbol = "Y", passive = true, moves = m.slide(m.diagonals, 3) }
local Man = piece { name = "Man", symbol = "M", moves = S(m.N) + S{ m.E, m.W } * m.settle }
return variant {
  name = "Cascade Later", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Relay, Man },
  royals = { King = "check" },
  lands = m.own * -m.is "King" * c.activate + m.own * m.is "Man" * c.promote * m.leave,
  promotion = { pieces = { "Man" }, to = { "Rook", "Relay" }, zone = "their_half", when = "now or later" },
  setup = [[
r . k y .
. m . m .
. . . . .
. M . M .
R . K Y .]],
}
