-- Hakku: slides ahead, back and diagonally ahead.
local m = require "acedrex.movement"

return piece {
  name = "White Horse", symbol = "WhHo", label = "white_horse(108)",
  about = "slides ahead, back and diagonally ahead",
  moves = m.slide{ m.NW, m.N, m.NE, m.S },
}
