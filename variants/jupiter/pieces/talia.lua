-- The Talia slides diagonally, at least two fields.
local m = require "acedrex.movement"

return piece {
  name = "Talia", symbol = "Tal", class = { "promoted" },
  about = "slides diagonally, at least two fields",
  moves = m.slide(m.diagonals, { min = 2 }),
}
