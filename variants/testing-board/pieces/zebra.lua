-- Leaps three fields along a file or rank and two aside.
local m = require "acedrex.movement"

return piece {
  name = "Zebra", symbol = "Zeb",
  about = "leaps (2,3)",
  moves = m.leap(2, 3),
}
