-- The Zebra leaps three fields one way and two across.
local m = require "acedrex.movement"

return piece {
  name = "Zebra", symbol = "Z", class = { "promoted" },
  about = "leaps three fields one way and two across",
  moves = m.leap(2, 3),
}
