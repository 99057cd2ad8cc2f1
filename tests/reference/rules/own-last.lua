-- Pieces that move as their own side moved last, also after turns that were passed, drops and what others lend.
local m = require "acedrex.movement"
local S, all = m.step, m.all
local Copy = piece { name = "Copy", symbol = "C", moves = m.moves_of("own last", { except = { "King" } }) }
local Echo = piece { name = "Echo", symbol = "E", moves = m.moves_of "last" + m.moves_of "own last" * m.enemy }
local Orphan = piece { name = "Orphan", symbol = "O", moves = m.moves_of "attackers" + m.moves_of "own last" * m.empty }
return variant {
  name = "Own Last", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", require "classical.pieces.bishop",
             Copy, Echo, Orphan },
  royals = { King = "check" }, rules = { pass = "free" }, drops = {},
  pockets = { light = { "Rook", "Copy" }, dark = { "Bishop", "Copy" } },
  setup = [[
r n k b e c
. o . c . .
. . . . . .
. . . . . .
. O . C . .
R N K B E C]],
}
