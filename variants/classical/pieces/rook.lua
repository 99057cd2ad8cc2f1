-- The Rook slides any number of fields along its file or rank.
local m = require "acedrex.movement"

return piece {
  name = "Rook", symbol = "R", worth = 5,
  about = "slides along file and rank",
  moves = m.slide(m.orthogonals),
}
