-- Ahead a Bishop, back a Rook.
local m = require "acedrex.movement"

return piece {
  name = "BR", symbol = "BR", label = "forwardbishop_backwardrook(67)",
  about = "a Bishop ahead, a Rook back",
  moves = m.slide{ m.NW, m.NE, m.S },
}
