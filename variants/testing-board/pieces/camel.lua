-- Leaps three fields along a file or rank and one aside.
local m = require "acedrex.movement"

return piece {
  name = "Camel", symbol = "Cam", label = "camel(151)",
  about = "leaps three fields one way and one across",
  moves = m.leap(1, 3),
}
