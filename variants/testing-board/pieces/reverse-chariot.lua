-- Hansha: slides ahead and back.
local m = require "acedrex.movement"

return piece {
  name = "Reverse Chariot", symbol = "ReCh", label = "reverse_chariot(113)",
  about = "slides ahead and back",
  moves = m.slide{ m.N, m.S },
}
