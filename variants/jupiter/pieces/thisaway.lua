-- The Thisaway steps one field forward or backward, leaps two fields diagonally or sideways, or leaps to the
-- four Knight's fields that lie more to the side.
local m = require "acedrex.movement"

return piece {
  name = "Thisaway", symbol = "Thi", promotes = "West Wind",
  about = "leaps two files aside, to any rank within two; or steps one field forward or backward",
  moves = m.leap(2, 2) + m.step{ m.N, m.S } + m.step{ 2*m.W, 2*m.E }
        + m.step{ {2, 1}, {2, -1}, {-2, 1}, {-2, -1} },
}
