-- The Crossbow captures up to four fields away diagonally. It moves within four fields on a Bishop's line, over exactly
-- one piece of either side.
local m = require "acedrex.movement"

return piece {
  name = "Crossbow", symbol = "Cbo", promotes = "Marshall",
  about = "captures up to four fields away diagonally, and moves there over one piece",
  moves = m.slide(m.diagonals, 4) * m.strike + m.hop(m.diagonals) * m.walked(4) * m.settle,
}
