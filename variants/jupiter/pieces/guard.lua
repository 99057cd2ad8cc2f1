-- The Guard moves one field orthogonally, and captures one field away diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Guard", symbol = "Gu", promotes = "Bishop",
  about = "moves one field orthogonally, and captures one field away diagonally",
  moves = m.step(m.orthogonals) * m.settle + m.step(m.diagonals) * m.strike,
}
