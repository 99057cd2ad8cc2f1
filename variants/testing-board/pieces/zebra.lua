-- Leaps three fields along a file or rank and two aside.
local m = require "acedrex.movement"

return piece {
  name = "Zebra", symbol = "Zeb", label = "zebra(152)",
  about = "leaps three fields one way and two across",
  moves = m.leap(2, 3),
}
