-- The Emperor slides up to two fields in any direction, or leaps like a Knight. The slide can be blocked, the
-- leap cannot.
local m = require "acedrex.movement"

return piece {
  name = "Emperor", symbol = "Em", class = { "royal", "promoted" },
  about = "slides up to two fields in any direction, or leaps like a Knight",
  moves = m.slide(m.all, 2) + m.leap(1, 2),
}
