-- The Dabbaba leaps two fields orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Dabbaba", symbol = "D",
  about = "leaps two fields orthogonally",
  moves = m.leap(0, 2),
}
