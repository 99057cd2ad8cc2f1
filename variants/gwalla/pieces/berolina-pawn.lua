-- Cold Fusion Chess: two Pawns in one. It steps diagonally ahead, from the third rank also two fields along one
-- diagonal, the first empty; it captures straight ahead, also en passant.
local m = require "acedrex.movement"
local fusion = require "gwalla.fusion"

local two = m.along({ m.NE, m.NW }, function(d) return m.step(d) * m.empty * fusion.passing * m.step(d) * m.settle end)

return piece {
  name = "Berolina Pawn", symbol = "Bp", worth = 1,
  about = "steps diagonally ahead, captures straight ahead, from the third rank two steps",
  moves = m.step{ m.NE, m.NW } * m.settle + m.step(m.N) * (m.strike + fusion.en_passant)
        + m.from(m.rank(3)) * two,
}
