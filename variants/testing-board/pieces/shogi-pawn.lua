-- One step straight ahead, moving or capturing.
local m = require "acedrex.movement"

return piece {
  name = "Shogi Pawn", symbol = "ShoP", label = "shogi_pawn(4)", class = { "pawn" },
  about = "steps and captures straight ahead",
  moves = m.step(m.N),
}
