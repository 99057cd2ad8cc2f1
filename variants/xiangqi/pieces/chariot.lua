-- The Chariot slides along file and rank.
local m = require "acedrex.movement"

return piece {
  name = "Chariot", symbol = "R",
  about = "slides along file and rank",
  moves = m.slide(m.orthogonals),
}
