-- The Knight leaps two fields ahead and one aside. On the last two ranks, where it could not go on, it is promoted.
local m = require "acedrex.movement"

return piece {
  name = "Knight", symbol = "N", promotes = "Promoted Knight",
  about = "leaps two fields ahead and one aside",
  moves = m.step{ m.N + m.NW, m.N + m.NE } * m.must((m.rank(-1) + m.rank(-2)) * m.promote "Promoted Knight"),
}
