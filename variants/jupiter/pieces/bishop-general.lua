-- The Bishop General slides diagonally. When it captures, it may also hop any number of pieces of either side and
-- take an enemy any distance beyond; but what it hops, and what it then takes, may be no royal piece, no Rook
-- General and no Bishop General.
local m = require "acedrex.movement"

local general = m.is("royal", "Rook General", "Bishop General")

return piece {
  name = "Bishop General", symbol = "BGn", class = { "promoted" },
  about = "slides diagonally, and captures over any number of lesser pieces",
  moves = m.slide(m.diagonals) + m.along(m.diagonals, function(d)
    return (m.step(d) * -general)^1 * m.strike
  end),
}
