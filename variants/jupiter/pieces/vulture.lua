-- The Vulture moves like a Bishop or one field orthogonally; captures like a Rook or one field diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Vulture", symbol = "Vu", class = { "promoted" },
  about = "moves like a Bishop or one field orthogonally; captures like a Rook or one field diagonally",
  moves = (m.slide(m.diagonals) + m.step(m.orthogonals)) * m.settle
        + (m.slide(m.orthogonals) + m.step(m.diagonals)) * m.strike,
}
