-- The last turn, made by pieces that borrow the movement that others could have made it with.
local m = require "acedrex.movement"
local S, all = m.step, m.all
local Echo = piece { name = "Echo", symbol = "E", moves = m.moves_of "last" }
local Orphan = piece { name = "Orphan", symbol = "O", moves = m.moves_of "attackers" + S(m.S) }
local Friend = piece { name = "Friend", symbol = "F", moves = m.moves_of "guards" }
return variant {
  name = "Last Borrowed", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", require "classical.pieces.bishop",
             Echo, Orphan, Friend },
  royals = { King = "check" },
  setup = [[
r n k b e f
. o . o . .
. . . . . .
. . . . . .
. O . O . .
R N K B E F]],
}
