-- The Warrior King moves as a King or a Knight, and is as royal as the King.
local m = require "acedrex.movement"

return piece {
  name = "Warrior King", symbol = "Wk",
  about = "steps one field in any direction, or leaps like a Knight",
  moves = m.step(m.all) + m.leap(1, 2),
}
