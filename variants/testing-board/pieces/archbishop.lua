-- Bishop or Knight.
local m = require "acedrex.movement"

return piece {
  name = "Archbishop", symbol = "ArBi", label = "archbishop(9)",
  about = "slides like a Bishop or leaps like a Knight",
  moves = m.slide(m.diagonals) + m.leap(1, 2),
}
