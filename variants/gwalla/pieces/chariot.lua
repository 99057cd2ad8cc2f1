-- Cold Fusion Chess: two Rooks in one. It slides like a Rook, and may turn once by 90 degrees on the last free field
-- before the edge or a friend; an enemy does not turn it, but can only be captured. It may split into two Rooks.
local m = require "acedrex.movement"
local fusion, Rook = require "gwalla.fusion", require "gwalla.pieces.rook"

local round_the_obstacle = m.along(m.orthogonals, function(d)
  return (m.step(d) * m.free)^1 * -(m.step(d) * -m.own) * m.slide{ d:turn(2), d:turn(-2) }
end)

return piece {
  name = "Chariot", symbol = "Ch",
  about = "slides like a Rook, turned once by the edge or a friend, or splits into two Rooks",
  moves = m.slide(m.orthogonals) + round_the_obstacle + fusion.split(Rook, Rook),
}
