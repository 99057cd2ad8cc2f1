-- Along Queen's lines to the first piece, and over it to the very next field, where it may capture.
local hops = require "testing-board.hops"

return piece {
  name = "Grasshopper", symbol = "Gra", label = "grasshopper(143)",
  about = "hops over the first piece of a Queen's line, to the field behind it",
  moves = hops.over_first(),
}
