-- The Thataway steps one field sideways, leaps two fields diagonally, forward or backward, or leaps to the
-- four Knight's fields that lie more forward or backward.
local m = require "acedrex.movement"

return piece {
  name = "Thataway", symbol = "Tha", promotes = "East Wind",
  about = "leaps two ranks ahead or back, to any file within two; or steps one field sideways",
  moves = m.leap(2, 2) + m.step{ m.W, m.E } + m.step{ 2*m.N, 2*m.S }
        + m.step{ {1, 2}, {-1, 2}, {1, -2}, {-1, -2} },
}
