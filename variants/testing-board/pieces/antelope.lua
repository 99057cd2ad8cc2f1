-- Leaps four fields along a file or rank and three aside.
local m = require "acedrex.movement"

return piece {
  name = "Antelope", symbol = "Ant", label = "antelope(154)",
  about = "leaps four fields one way and three across",
  moves = m.leap(3, 4),
}
