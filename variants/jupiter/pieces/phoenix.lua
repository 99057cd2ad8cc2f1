-- The Phoenix steps one field orthogonally, or leaps two fields diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Phoenix", symbol = "Phx", promotes = "Queen Cannon",
  about = "steps one field orthogonally, or leaps two fields diagonally",
  moves = m.step(m.orthogonals) + m.leap(2, 2),
}
