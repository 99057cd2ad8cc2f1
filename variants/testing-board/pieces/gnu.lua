-- Knight or Camel.
local m = require "acedrex.movement"

return piece {
  name = "Gnu", symbol = "Gnu", label = "gnu(155)",
  about = "leaps like a Knight or a Camel",
  moves = m.leap(1, 2) + m.leap(1, 3),
}
