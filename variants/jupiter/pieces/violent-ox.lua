-- The Violent Ox slides up to two fields orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Violent Ox", symbol = "VOx", promotes = "Poisoner",
  about = "slides up to two fields orthogonally",
  moves = m.slide(m.orthogonals, 2),
}
