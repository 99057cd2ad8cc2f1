-- Rose or Rook.
local m = require "acedrex.movement"
local Rose = require "testing-board.pieces.rose"

return piece.extend(Rose, {
  name = "Rose/Rook", symbol = "RoRo", label = "rose_rook(15)",
  about = "rides round an octagon or slides like a Rook",
  moves = Rose.moves + m.slide(m.orthogonals),
})
