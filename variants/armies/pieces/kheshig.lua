-- The Kheshig moves like the King or like the Knight.
local m = require "acedrex.movement"

return piece {
  name = "Kheshig", symbol = "H",
  about = "steps one field in any direction, or leaps like a Knight",
  moves = m.step(m.all) + m.leap(1, 2),
}
