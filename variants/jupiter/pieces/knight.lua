-- The Knight leaps two fields one way and one across.
local m = require "acedrex.movement"

return piece {
  name = "Knight", symbol = "N", promotes = "Rook",
  about = "leaps two fields one way and one across",
  moves = m.leap(1, 2),
}
