-- Leaps three fields along a file or rank and one aside.
local m = require "acedrex.movement"

return piece {
  name = "Camel", symbol = "Cam",
  about = "leaps (1,3)",
  moves = m.leap(1, 3),
}
