-- Moko: one step in any direction but straight ahead.
local m = require "acedrex.movement"

return piece {
  name = "Blind Tiger", symbol = "BlTi", label = "blind_tiger(115)",
  about = "steps in all directions but straight ahead",
  moves = m.step{ m.NW, m.NE, m.W, m.E, m.SW, m.S, m.SE },
}
