-- The Tiger Prince moves like a King; captures like a Knight or two fields away orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Tiger Prince", symbol = "TP", class = { "royal", "promoted" },
  about = "moves like a King; captures like a Knight or two fields away orthogonally",
  moves = m.step(m.all) * m.settle + (m.leap(0, 2) + m.leap(1, 2)) * m.strike,
}
