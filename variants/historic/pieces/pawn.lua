-- The Pawn of old steps one field ahead and captures one field diagonally ahead. It never rushes.
local m = require "acedrex.movement"

return piece {
  name = "Pawn", symbol = "P", worth = 1,
  about = "steps ahead, captures diagonally ahead",
  moves = m.step(m.N) * m.settle + m.step{ m.NW, m.NE } * m.strike,
}
