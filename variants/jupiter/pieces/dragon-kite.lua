-- The Dragon Kite steps one field diagonally, or slides orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Dragon Kite", symbol = "DK", class = { "promoted" },
  about = "steps one field diagonally, or slides orthogonally",
  moves = m.step(m.diagonals) + m.slide(m.orthogonals),
}
