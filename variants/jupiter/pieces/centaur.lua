-- The Centaur steps one field in any direction, or leaps like a Knight.
local m = require "acedrex.movement"

return piece {
  name = "Centaur", symbol = "Ce", class = { "promoted" },
  about = "steps one field in any direction, or leaps like a Knight",
  moves = m.step(m.all) + m.leap(1, 2),
}
