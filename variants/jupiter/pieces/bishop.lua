-- The Bishop slides diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Bishop", symbol = "B", class = { "promoted" },
  about = "slides diagonally",
  moves = m.slide(m.diagonals),
}
