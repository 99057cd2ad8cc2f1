-- Rose or Bishop.
local m = require "acedrex.movement"
local Rose = require "testing-board.pieces.rose"

return piece.extend(Rose, {
  name = "Rose/Bishop", symbol = "RoBi", label = "rose_bishop(16)",
  about = "rides round an octagon or slides like a Bishop",
  moves = Rose.moves + m.slide(m.diagonals),
})
