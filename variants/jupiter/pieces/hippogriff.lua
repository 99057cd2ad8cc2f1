-- The Hippogriff leaps like a Knight, or hops like a Grasshopper: over the first piece met on a Queen's line, to
-- the field just behind it.
local m = require "acedrex.movement"

return piece {
  name = "Hippogriff", symbol = "Hgr", class = { "promoted" },
  about = "leaps like a Knight, or hops like a Grasshopper",
  moves = m.leap(1, 2) + m.along(m.all, function(d)
    return (m.step(d) * m.empty)^0 * m.step(d) * m.occupied * m.step(d)
  end),
}
