-- The Chariot slides up to four fields orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Chariot", symbol = "Ch", promotes = "Octopus",
  about = "slides up to four fields orthogonally",
  moves = m.slide(m.orthogonals, 4),
}
