-- Camel or Zebra.
local m = require "acedrex.movement"

return piece {
  name = "Bison", symbol = "Bis", label = "bison(156)",
  about = "leaps like a Camel or a Zebra",
  moves = m.leap(1, 3) + m.leap(2, 3),
}
