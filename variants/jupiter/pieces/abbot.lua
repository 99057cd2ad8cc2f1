-- The Abbot leaps like a Knight, or slides up to four fields diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Abbot", symbol = "Ab", class = { "promoted" },
  about = "leaps like a Knight, or slides up to four fields diagonally",
  moves = m.leap(1, 2) + m.slide(m.diagonals, 4),
}
