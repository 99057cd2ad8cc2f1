-- Slides like a Queen without capturing; captures along the same lines over exactly one piece of either side.
local m = require "acedrex.movement"

return piece {
  name = "PaoVao", symbol = "PaVa", label = "pao_vao(37)",
  about = "slides like a Queen, captures over one piece",
  moves = m.slide(m.all) * m.settle + m.hop(m.all) * m.strike,
}
