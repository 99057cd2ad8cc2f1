-- The Halmopper steps one field in any direction. Or it makes any number of Grasshopper's hops one after the
-- other: over the first piece met on a Queen's line, to the field just behind it. Its capture ends the move.
local m = require "acedrex.movement"

local hop = m.along(m.all, function(d)
  return (m.step(d) * m.empty)^0 * m.step(d) * m.occupied * m.step(d)
end)

return piece {
  name = "Halmopper", symbol = "Hlm", class = { "promoted" },
  about = "steps like a King, or makes any number of Grasshopper's hops",
  moves = m.step(m.all) + (hop * m.empty)^0 * hop,
}
