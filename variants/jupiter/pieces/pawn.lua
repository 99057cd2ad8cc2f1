-- The Pawn moves one field straight forward, and captures diagonally forward; it neither rushes nor takes en
-- passant.
local m = require "acedrex.movement"

return piece {
  name = "Pawn", symbol = "P", promotes = "Tadpole",
  about = "moves one field straight forward, and captures diagonally forward; it neither rushes nor takes en passant",
  moves = m.step(m.N) * m.settle + m.step{ m.NW, m.NE } * m.strike,
}
