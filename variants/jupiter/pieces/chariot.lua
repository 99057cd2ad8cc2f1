-- The Chariot slides up to four fields orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Chariot", symbol = "Ch",
  about = "slides up to four fields orthogonally",
  moves = m.slide(m.orthogonals, 4),
}
