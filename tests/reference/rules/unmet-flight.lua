-- Pieces that have to flee and cannot: of one kind they go, of another they stay.
local m = require "acedrex.movement"
local Prince = piece { name = "Prince", symbol = "P", moves = m.step(m.orthogonals) }
local Duke = piece { name = "Duke", symbol = "D", moves = m.step(m.diagonals) }
return variant {
  name = "Unmet Flight", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Prince, Duke },
  royals = { King = { "check", unmet = "goes" }, Prince = { "flees", unmet = "goes" }, Duke = { "flees", unmet = "stays" } },
  rules = { royal_loss = "plays on" },
  setup = [[
r d k . p
. . . . .
. . . . .
. . . . .
R D K . P]],
}
