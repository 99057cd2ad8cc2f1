-- The Bishop slides any number of fields along a diagonal.
local m = require "acedrex.movement"

return piece {
  name = "Bishop", symbol = "B", worth = 3,
  about = "slides diagonally",
  moves = m.slide(m.diagonals),
}
