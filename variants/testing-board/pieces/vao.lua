-- Slides like a Bishop without capturing; captures along the same lines over exactly one piece of either side.
local m = require "acedrex.movement"

return piece {
  name = "Vao", symbol = "Vao", label = "vao(36)",
  about = "slides like a Bishop, captures over one piece",
  moves = m.slide(m.diagonals) * m.settle + m.hop(m.diagonals) * m.strike,
}
