-- Anti-royal: it has to be attacked when its owner's turn ends, by a piece other than a Pawn; nobody can take it.
local m = require "acedrex.movement"

return piece {
  name = "Martyr", symbol = "Mar",
  about = "steps straight, and must stay attacked",
  moves = m.step(m.orthogonals) * m.settle,
  immune = m.anyone,
  royal = "attacked", attacked_by = -m.is "Pawn",
}
