-- The Rook slides orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Rook", symbol = "R", class = { "promoted" },
  about = "slides orthogonally",
  moves = m.slide(m.orthogonals),
}
