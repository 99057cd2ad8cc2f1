-- The Twist steps one field orthogonally, diagonally forward-right or backward-left, or leaps beside these two
-- diagonals to the Knight's field farther to the side.
local m = require "acedrex.movement"

return piece {
  name = "Twist", symbol = "Twi", promotes = "Mad Hatter",
  about = "steps orthogonally, or a short or a longer way forward-right and backward-left",
  moves = m.step(m.orthogonals) + m.step{ m.NE, m.SW, {2, 1}, {-2, -1} },
}
