-- Knight, or a Rook that never goes sideways.
local m = require "acedrex.movement"

return piece {
  name = "Fischer", symbol = "Fis", label = "fischer(42)",
  about = "leaps like a Knight or slides along its file",
  moves = m.leap(1, 2) + m.slide{ m.N, m.S },
}
