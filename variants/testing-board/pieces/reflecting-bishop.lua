-- A Bishop that turns by 90 degrees on the edge and goes on, as often as it likes; a corner ends its way. It never
-- passes its own start. (On the edge the script leaves it the way back, too: nothing new lies there.)
local m = require "acedrex.movement"

local on = m.free - m.at_start
local to_the_edge = m.along(m.diagonals, function(d) return (m.step(d) * on)^1 * -m.step(d) end)
local bishop = m.along(m.diagonals, function(d) return (m.step(d) * on)^0 * m.step(d) end)

return piece {
  name = "Reflecting Bishop", symbol = "ReBi",
  about = "slides like a Bishop, reflected by the edges",
  moves = to_the_edge^0 * bishop,
}
