-- The Dabbaba leaps two fields orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Dabbaba", symbol = "D", promotes = "Dragon Kite",
  about = "leaps two fields orthogonally",
  moves = m.leap(0, 2),
}
