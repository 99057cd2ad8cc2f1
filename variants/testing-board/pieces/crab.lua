-- The two long Knight's leaps ahead and the two wide ones back.
local m = require "acedrex.movement"

return piece {
  name = "Crab", symbol = "Cra",
  about = "leaps like a Knight: far ahead or wide back",
  moves = m.step{ { -1, 2 }, { 1, 2 }, { -2, -1 }, { 2, -1 } },
}
