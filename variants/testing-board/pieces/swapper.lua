-- Slides like a Queen without capturing, or exchanges places with any piece at the end of a free Queen's line, or
-- leaves the board together with an enemy beside it.
local m = require "acedrex.movement"

return piece {
  name = "Swapper", symbol = "Swa",
  about = "slides like a Queen, swaps places, or destroys a neighbour and itself",
  moves = m.slide(m.all) * (m.empty + m.occupied * m.swap)
        + m.aside(m.step(m.all) * m.prey * m.capture) * m.leave,
}
