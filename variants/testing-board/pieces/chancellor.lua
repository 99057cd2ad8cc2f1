-- Rook or Knight.
local m = require "acedrex.movement"

return piece {
  name = "Chancellor", symbol = "Chan", label = "chancellor(8)",
  about = "slides like a Rook or leaps like a Knight",
  moves = m.slide(m.orthogonals) + m.leap(1, 2),
}
