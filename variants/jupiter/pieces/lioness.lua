-- The Lioness leaps to any field at most two fields away.
local m = require "acedrex.movement"

return piece {
  name = "Lioness", symbol = "Li", class = { "promoted" },
  about = "leaps to any field at most two fields away",
  moves = m.step(m.all) + m.leap(0, 2) + m.leap(1, 2) + m.leap(2, 2),
}
