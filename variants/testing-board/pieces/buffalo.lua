-- Knight, Camel or Zebra.
local m = require "acedrex.movement"

return piece {
  name = "Buffalo", symbol = "Buf", label = "buffalo(161)",
  about = "leaps like a Knight, a Camel or a Zebra",
  moves = m.leap(1, 2) + m.leap(1, 3) + m.leap(2, 3),
}
