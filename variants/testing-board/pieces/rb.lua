-- Ahead a Rook, back a Bishop.
local m = require "acedrex.movement"

return piece {
  name = "RB", symbol = "RB", label = "forwardrook_backwardbishop(68)",
  about = "a Rook ahead, a Bishop back",
  moves = m.slide{ m.N, m.SW, m.SE },
}
