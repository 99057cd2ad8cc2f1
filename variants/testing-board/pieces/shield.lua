-- Slides like a Queen, never capturing. Friends beside it, the King too, cannot be captured; it can. It shields also
-- while it is frozen.
local m = require "acedrex.movement"

return piece {
  name = "Shield", symbol = "Shie", label = "shield(53)",
  about = "slides like a Queen without capturing and protects the friends beside it",
  moves = m.slide(m.all) * m.settle,
  aura = { at = m.step(m.all), of = "own", protect = true },
}
