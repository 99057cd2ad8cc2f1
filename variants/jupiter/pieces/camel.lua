-- The Camel leaps three fields one way and one across.
local m = require "acedrex.movement"

return piece {
  name = "Camel", symbol = "C", promotes = "Squirrel",
  about = "leaps three fields one way and one across",
  moves = m.leap(1, 3),
}
