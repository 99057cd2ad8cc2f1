-- The Elephant Prince moves like a King; captures like a Knight or two fields away diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Elephant Prince", symbol = "EP", class = { "royal", "promoted" },
  about = "moves like a King; captures like a Knight or two fields away diagonally",
  moves = m.step(m.all) * m.settle + (m.leap(1, 2) + m.leap(2, 2)) * m.strike,
}
