-- Cold Fusion Chess: two Bishops in one. It slides like a Bishop and may be reflected once, by 90 degrees, by the edge;
-- a corner ends its way. It may split: one Bishop moves away, without capturing and without reflection, one stays.
local m = require "acedrex.movement"
local fusion, Bishop = require "gwalla.fusion", require "gwalla.pieces.bishop"

return piece {
  name = "Archbishop", symbol = "A",
  about = "slides like a Bishop, reflected once by the edge, or splits into two Bishops",
  moves = m.bounce(m.diagonals, 1) + fusion.split(Bishop, Bishop),
}
