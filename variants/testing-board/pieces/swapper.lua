-- Slides like a Queen without capturing, or exchanges places with any piece at the end of a free Queen's line, or
-- leaves the board together with an enemy beside it. What was swapped may not in the very next turn swap back.
local m = require "acedrex.movement"

local swap = (m.occupied - m.carries "swapped" * m.last_unit) * m.mark("swapped", 1) * m.swap

return piece {
  name = "Swapper", symbol = "Swa",
  about = "slides like a Queen, swaps places, or destroys a neighbour and itself",
  moves = m.slide(m.all) * (m.empty + swap) + m.aside(m.step(m.all) * m.prey * m.capture) * m.leave,
}
