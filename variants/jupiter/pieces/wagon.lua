-- The Wagon slides orthogonally, at least two fields.
local m = require "acedrex.movement"

return piece {
  name = "Wagon", symbol = "Wa", promotes = "Spider",
  about = "slides orthogonally, at least two fields",
  moves = m.slide(m.orthogonals, { min = 2 }),
}
