-- The Sultan steps one field diagonally, or leaps like a Camel.
local m = require "acedrex.movement"

return piece {
  name = "Sultan", symbol = "Sul", class = { "royal", "promoted" },
  about = "steps one field diagonally, or leaps like a Camel",
  moves = m.step(m.diagonals) + m.leap(1, 3),
}
