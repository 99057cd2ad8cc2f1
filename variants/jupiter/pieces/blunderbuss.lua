-- The Blunderbuss moves up to four fields orthogonally. It captures within four fields on a Rook's line, over exactly
-- one piece of either side.
local m = require "acedrex.movement"

return piece {
  name = "Blunderbuss", symbol = "Bln", promotes = "Cardinal",
  about = "moves up to four fields orthogonally, and captures there over one piece",
  moves = m.slide(m.orthogonals, 4) * m.settle + m.hop(m.orthogonals) * m.walked(4) * m.strike,
}
