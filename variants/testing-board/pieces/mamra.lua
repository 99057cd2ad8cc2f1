-- One step in any direction. Only pawns may capture it, each in its own way; but a Frog may not.
local m = require "acedrex.movement"

return piece {
  name = "Mamra", symbol = "Mam", label = "mamra(164)",
  about = "steps in any direction; only pawns may capture it",
  moves = m.step(m.all),
  immune = -m.is "pawn" + m.is "Frog",
}
