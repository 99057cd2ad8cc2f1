-- A Grasshopper; the piece that it hops over changes its kind: one step down if nothing was captured, up if something
-- was. Other kinds than those of the table, and Kings, do not change.
local m = require "acedrex.movement"
local hops = require "testing-board.hops"

local self = "Einstein Grasshopper"
local down = { Queen = "Rook", Rook = "Bishop", Bishop = "Knight", Knight = "Pawn", Pawn = self }
local up = { Pawn = "Knight", Knight = "Bishop", Bishop = "Rook", Rook = "Queen", Queen = self }

return piece {
  name = self, symbol = "EiGr",
  about = "a Grasshopper; what it hops over falls in rank, or rises where it captures",
  moves = hops.over_first(m.must(m.change(down))) * m.settle + hops.over_first(m.must(m.change(up))) * m.strike,
}
