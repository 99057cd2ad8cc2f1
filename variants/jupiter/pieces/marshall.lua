-- The Marshall leaps like a Knight, or slides orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Marshall", symbol = "Mar", class = { "promoted" },
  about = "leaps like a Knight, or slides orthogonally",
  moves = m.leap(1, 2) + m.slide(m.orthogonals),
}
