-- Moves one step diagonally ahead, two from its second row along one diagonal, the first field empty; captures straight
-- ahead.
local m = require "acedrex.movement"

return piece {
  name = "Berolina Pawn", symbol = "BerP", class = { "pawn" },
  about = "steps diagonally ahead, captures straight ahead",
  moves = m.step{ m.NE, m.NW } * m.settle + m.step(m.N) * m.strike
        + m.from(m.rank(2)) * m.along({ m.NE, m.NW }, function(d) return m.step(d) * m.empty * m.step(d) * m.settle end),
}
