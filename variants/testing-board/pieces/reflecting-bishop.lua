-- A Bishop that turns by 90 degrees on the edge and goes on, as often as it likes; a corner ends its way. It never
-- passes its own start.
local m = require "acedrex.movement"

return piece {
  name = "Reflecting Bishop", symbol = "ReBi", label = "reflecting_bishop(31)",
  about = "slides like a Bishop, reflected by the edges",
  moves = m.bounce(m.diagonals),
}
