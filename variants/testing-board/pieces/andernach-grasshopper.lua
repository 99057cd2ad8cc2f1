-- A Grasshopper; the piece that it hops over changes sides, except royal pieces.
local hops = require "testing-board.hops"

return piece {
  name = "Andernach Grasshopper", symbol = "AnGr", label = "andernach_grasshopper(144)",
  about = "a Grasshopper; what it hops over changes sides",
  moves = hops.over_first(hops.turn),
}
