-- Queen or Knight.
local m = require "acedrex.movement"

return piece {
  name = "Amazon", symbol = "Ama", label = "amazon(7)",
  about = "slides like a Queen or leaps like a Knight",
  moves = m.slide(m.all) + m.leap(1, 2),
}
