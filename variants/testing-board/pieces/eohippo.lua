-- Knight, or one step ahead or back.
local m = require "acedrex.movement"

return piece {
  name = "Eohippo", symbol = "Eoh", label = "eohippo(41)",
  about = "leaps like a Knight or steps ahead or back",
  moves = m.leap(1, 2) + m.step{ m.N, m.S },
}
