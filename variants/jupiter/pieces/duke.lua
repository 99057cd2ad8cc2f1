-- The Duke leaps like a Knight, or slides up to four fields orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Duke", symbol = "Du", class = { "promoted" },
  about = "leaps like a Knight, or slides up to four fields orthogonally",
  moves = m.leap(1, 2) + m.slide(m.orthogonals, 4),
}
