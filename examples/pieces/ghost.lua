-- Transparent: everybody may pass over it.
local m = require "acedrex.movement"

return piece {
  name = "Ghost", symbol = "Gho",
  about = "leaps two fields along a line; others pass through it",
  moves = m.leap(0, 2) + m.leap(2, 2),
  transparent = true,
}
