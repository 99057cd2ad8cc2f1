-- Suizo: one step in any direction but straight back.
local m = require "acedrex.movement"

return piece {
  name = "Drunk Elephant", symbol = "DrEl", label = "drunk_elephant(114)",
  about = "steps in all directions but straight back",
  moves = m.step{ m.NW, m.N, m.NE, m.W, m.E, m.SW, m.SE },
}
