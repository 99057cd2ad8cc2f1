-- Ogyo: slides sideways, or one step ahead or back.
local m = require "acedrex.movement"

return piece {
  name = "Side Mover", symbol = "SiMo", label = "side_mover(111)",
  about = "slides sideways, steps ahead and back",
  moves = m.slide{ m.W, m.E } + m.step{ m.N, m.S },
}
