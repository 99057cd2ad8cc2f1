-- The Thisaway steps one field forward or backward, leaps two fields diagonally or sideways, or leaps to the
-- four Knight's fields that lie more to the side.
local m = require "acedrex.movement"

return piece {
  name = "Thisaway", symbol = "Thi", promotes = "West Wind",
  about = "a compound of short leaps that tends sideways",
  moves = m.leap(2, 2) + m.step{ m.N, m.S } + m.step{ 2*m.W, 2*m.E }
        + m.step{ {2, 1}, {2, -1}, {-2, 1}, {-2, -1} },
}
