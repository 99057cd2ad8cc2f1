-- Bishop, or one step along a file or rank.
local m = require "acedrex.movement"

return piece {
  name = "BW", symbol = "BW", label = "bishop_wazir(27)",
  about = "slides like a Bishop or steps straight",
  moves = m.slide(m.diagonals) + m.step(m.orthogonals),
}
