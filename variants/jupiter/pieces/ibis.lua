-- The Ibis moves like a Rook or one field diagonally; captures like a Bishop or one field orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Ibis", symbol = "Ib", class = { "promoted" },
  about = "moves like a Rook or one field diagonally; captures like a Bishop or one field orthogonally",
  moves = (m.slide(m.orthogonals) + m.step(m.diagonals)) * m.settle
        + (m.slide(m.diagonals) + m.step(m.orthogonals)) * m.strike,
}
