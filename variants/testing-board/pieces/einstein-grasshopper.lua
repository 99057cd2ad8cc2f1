-- A Grasshopper; the piece that it hops over changes its kind: one step down if nothing was captured, up if something
-- was. The ranks are Queen, Rook, Bishop, Knight, Pawn, and below the Pawn and above the Queen Einstein Grasshopper.
local hops = require "testing-board.hops"

return piece {
  name = "Einstein Grasshopper", symbol = "EiGr", label = "einstein_grasshopper(145)",
  about = "a Grasshopper; what it hops over falls in rank, or rises where it captures",
  moves = hops.over_first(hops.change),
}
