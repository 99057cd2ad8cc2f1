-- The Priest steps one field diagonally, or leaps like a Knight.
local m = require "acedrex.movement"

return piece {
  name = "Priest", symbol = "Pr", promotes = "Duke",
  about = "steps one field diagonally, or leaps like a Knight",
  moves = m.step(m.diagonals) + m.leap(1, 2),
}
