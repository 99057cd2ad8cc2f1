-- Captures nothing, and is safe from all but Pawns.
local m = require "acedrex.movement"

return piece {
  name = "Herald", symbol = "Hrd",
  about = "slides like a Queen without capturing; only Pawns may take it",
  moves = m.slide(m.all) * m.settle,
  takes = m.none, immune = -m.is "Pawn",
}
