-- The Ancient Emperor steps one field orthogonally, or leaps two fields orthogonally or diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Ancient Emperor", symbol = "AEm", class = { "royal", "promoted" },
  about = "steps one field orthogonally, or leaps two fields orthogonally or diagonally",
  moves = m.step(m.orthogonals) + m.leap(0, 2) + m.leap(2, 2),
}
