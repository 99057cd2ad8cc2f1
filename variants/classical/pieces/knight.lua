-- The Knight leaps two fields one way and one across, whatever stands between.
local m = require "acedrex.movement"

return piece {
  name = "Knight", symbol = "N", worth = 3,
  about = "leaps two fields one way and one across",
  moves = m.leap(1, 2),
}
