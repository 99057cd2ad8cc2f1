-- Royal pieces of all kinds, each of which binds its side by itself.
local m = require "acedrex.movement"
local Prince = piece { name = "Prince", symbol = "P", royal = "flees", moves = m.step(m.all) + m.leap(2, 2) }
local Moon = piece { name = "Moon", symbol = "O", royal = "attacked", attacked_by = -m.is "King", immune = m.is "Rook", moves = m.slide(m.all, 2) }
local Bishop = require "classical.pieces.bishop"
return variant {
  name = "Royals", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Bishop, Prince, Moon },
  royals = { King = "check", Bishop = "capture" },
  setup = [[
r n k p b .
. . . . . o
. . . . . .
. . . . . .
O . . . . .
R N K P B .]],
}
