-- The Blue Gecko goes one field forward, forward-left or backward-right, up to two fields backward or to the
-- left, or up to four fields forward-right; a field away on its right or its backward-left is out of its
-- reach.
local m = require "acedrex.movement"

return piece {
  name = "Blue Gecko", symbol = "BlG", promotes = "Boxer",
  about = "goes one, two or four fields, a different number each way",
  moves = m.step{ m.N, m.NW, m.SE } + m.slide({ m.S, m.W }, 2) + m.slide(m.NE, 4),
}
