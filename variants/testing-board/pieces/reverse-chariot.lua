-- Hansha: slides ahead and back.
local m = require "acedrex.movement"

return piece {
  name = "Reverse Chariot", symbol = "ReCh",
  about = "slides ahead and back",
  moves = m.slide{ m.N, m.S },
}
