-- The Tango steps one field orthogonally, diagonally forward-left or backward-right, or leaps beside these two
-- diagonals to the Knight's field farther forward or backward.
local m = require "acedrex.movement"

return piece {
  name = "Tango", symbol = "Tgo", promotes = "March Hare",
  about = "steps orthogonally, or a short or a longer way forward-left and backward-right",
  moves = m.step(m.orthogonals) + m.step{ m.NW, m.SE, {-1, 2}, {1, -2} },
}
