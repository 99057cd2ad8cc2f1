-- Rook, or one step diagonally.
local m = require "acedrex.movement"

return piece {
  name = "RF", symbol = "RF",
  about = "slides like a Rook or steps diagonally",
  moves = m.slide(m.orthogonals) + m.step(m.diagonals),
}
