-- The Dragon King, a promoted Rook, slides like a Rook or steps one field diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Dragon King", symbol = "D",
  about = "slides like a Rook, or steps diagonally",
  moves = m.slide(m.orthogonals) + m.step(m.diagonals),
}
