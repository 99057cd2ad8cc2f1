-- The Cardinal leaps like a Knight, or slides diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Cardinal", symbol = "Car", class = { "promoted" },
  about = "leaps like a Knight, or slides diagonally",
  moves = m.leap(1, 2) + m.slide(m.diagonals),
}
