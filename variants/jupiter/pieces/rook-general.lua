-- The Rook General slides orthogonally. When it captures, it may also hop any number of pieces of either side and
-- take an enemy any distance beyond; but what it hops, and what it then takes, may be no royal piece, no Bishop
-- General and no Rook General.
local m = require "acedrex.movement"

local general = m.is("royal", "Rook General", "Bishop General")

return piece {
  name = "Rook General", symbol = "RGn", class = { "promoted" },
  about = "slides orthogonally, and captures over any number of lesser pieces",
  moves = m.slide(m.orthogonals) + m.along(m.orthogonals, function(d)
    return (m.step(d) * -general)^1 * m.strike
  end),
}
