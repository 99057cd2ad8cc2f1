-- The Berolina moves one field diagonally forward, and captures straight forward; it neither rushes nor takes
-- en passant.
local m = require "acedrex.movement"

return piece {
  name = "Berolina", symbol = "Ber", promotes = "Mock Turtle",
  about = "moves one field diagonally forward, and captures straight forward; it neither rushes nor takes en passant",
  moves = m.step{ m.NW, m.NE } * m.settle + m.step(m.N) * m.strike,
}
