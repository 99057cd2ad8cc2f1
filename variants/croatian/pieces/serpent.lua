-- The Serpent moves diagonally one field at the time, after which it alternates diagonal. It can displace any Pawn in its
-- way.
local m = require "acedrex.movement"
local winding = require "croatian.winding"

return piece {
  name = "Serpent", symbol = "S", worth = 8,
  about = "winds along alternating diagonals, displaces Pawns, and may step aside to change its colour",
  moves = winding.over(m.free + winding.displaced) * (m.pass + winding.displaced)
    -- The color-changing step, for which the field has to be unoccupied; also into a Star or a Monolith.
    + winding.beside * (m.empty + m.is "Portal") * m.settle,
  gait = winding.gait,
}
