-- Leaps four fields along a file or rank and three aside.
local m = require "acedrex.movement"

return piece {
  name = "Antelope", symbol = "Ant",
  about = "leaps (3,4)",
  moves = m.leap(3, 4),
}
