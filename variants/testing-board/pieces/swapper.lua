-- Slides like a Queen without capturing, or exchanges places with any piece at the end of a free Queen's line, or
-- leaves the board together with an enemy beside it. What was swapped may not in the very next turn swap back.
local m, ultima = require "acedrex.movement", require "testing-board.captures"

return piece {
  name = "Swapper", symbol = "Swa", label = "swapper(47)", class = { "ultima" },
  about = "slides like a Queen, swaps places, or destroys a neighbour and itself",
  moves = m.slide(m.all) * m.empty + m.slide(m.all) * ultima.swap(m.occupied) + ultima.perish(m.prey),
}
