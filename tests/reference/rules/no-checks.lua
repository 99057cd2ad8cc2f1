-- No move may give check: neither by leaving a line, nor by what a piece becomes.
local m = require "acedrex.movement"
local Guard = piece { name = "Guard", symbol = "G", moves = m.slide(m.all, 2) }
local Hopper = piece { name = "Hopper", symbol = "H", moves = m.hop(m.all) }
return variant {
  name = "No Checks", board = { files = 6, ranks = 6 },
  pieces = {
    require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.bishop",
    require "classical.pieces.knight", require "classical.pieces.pawn", Guard, Hopper,
  },
  royals = { King = "check" },
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Rook", "Knight", "Hopper", "Guard" } },
  rules = { giving_check = "illegal" },
  setup = [[
r b k . n g
p p . . p p
. . . . . .
. . . . . .
P P . . P P
R B K . N G]],
}
