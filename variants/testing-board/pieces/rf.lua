-- Rook, or one step diagonally.
local m = require "acedrex.movement"

return piece {
  name = "RF", symbol = "RF", label = "rook_ferz(25)",
  about = "slides like a Rook or steps diagonally",
  moves = m.slide(m.orthogonals) + m.step(m.diagonals),
}
