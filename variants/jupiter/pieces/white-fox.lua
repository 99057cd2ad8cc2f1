-- The White Fox goes one field right, forward-left or backward-left, up to two fields forward or to the left,
-- or up to four fields backward-right.
local m = require "acedrex.movement"

return piece {
  name = "White Fox", symbol = "WhF", promotes = "Foursquare",
  about = "goes one, two or four fields, a different number each way",
  moves = m.step{ m.E, m.NW, m.SW } + m.slide({ m.N, m.W }, 2) + m.slide(m.SE, 4),
}
