-- Slides like a Rook without capturing; captures along the same lines over exactly one piece of either side.
local m = require "acedrex.movement"

return piece {
  name = "Pao", symbol = "Pao", label = "cannon(35)",
  about = "slides like a Rook, captures over one piece",
  moves = m.slide(m.orthogonals) * m.settle + m.hop(m.orthogonals) * m.strike,
}
