-- Goals by number, by a zone that is full, that have to hold, and by a guard, alone and besides.
local m = require "acedrex.movement"
local Hopper = piece { name = "Hopper", symbol = "H", moves = m.step(m.all) + m.step(m.N) * m.push(m.N) }
return variant {
  name = "Goals",
  board = { files = 4, ranks = 5, zones = { low = { light = { "a4-d5" } }, mid = { "b3-c3" }, end_of_file = { light = { "d5" } } } },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Hopper },
  rules = { stalemate = "loss", goal = {
    { pieces = { "Hopper", "Knight" }, zone = "low", count = 3 },
    { pieces = { "Knight" }, zone = "mid", full = true },
    { pieces = { "Rook" }, zone = "mid", holds = true, safe = true },
    { pieces = { "Hopper" }, zone = "end_of_file", when = m.anywhere * m.enemy * m.is "Rook" },
    { when = -(m.anywhere * m.enemy * m.is "King") * -(m.anywhere * m.is "Knight") },
  } },
  setup = [[
r k n h
h . h .
. . . .
. H . H
H N K R]],
}
