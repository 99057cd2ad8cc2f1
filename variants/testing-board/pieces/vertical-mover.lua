-- Kengyo: slides ahead and back, or one step sideways.
local m = require "acedrex.movement"

return piece {
  name = "Vertical Mover", symbol = "VeMo", label = "vertical_mover(110)",
  about = "slides ahead and back, steps sideways",
  moves = m.slide{ m.N, m.S } + m.step{ m.W, m.E },
}
