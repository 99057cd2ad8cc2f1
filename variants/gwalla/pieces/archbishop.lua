-- Cold Fusion Chess: two Bishops in one. It slides like a Bishop and may be reflected once, by 90 degrees, by the edge;
-- a corner ends its way. It may split: one Bishop moves away, without capturing and without reflection, one stays.
local m = require "acedrex.movement"

local to_the_edge = m.along(m.diagonals, function(d)
  return (m.step(d) * m.free)^1 * -m.step(d) * m.slide{ d:turn(2), d:turn(-2) }
end)
local split = m.aside(m.place "Bishop") * m.slide(m.diagonals) * m.empty * m.become "Bishop"

return piece {
  name = "Archbishop", symbol = "A",
  about = "slides like a Bishop, reflected once by the edge, or splits into two Bishops",
  moves = m.slide(m.diagonals) + to_the_edge + split,
}
