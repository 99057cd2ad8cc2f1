-- A Rook straight ahead only.
local m = require "acedrex.movement"

return piece {
  name = "Lance", symbol = "Lan", label = "lance(99)",
  about = "slides straight ahead",
  moves = m.slide(m.N),
}
