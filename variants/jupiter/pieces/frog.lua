-- The Frog steps one field in any direction, or leaps three fields orthogonally or diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Frog", symbol = "Frg", class = { "promoted" },
  about = "steps one field in any direction, or leaps three fields orthogonally or diagonally",
  moves = m.step(m.all) + m.leap(0, 3) + m.leap(3, 3),
}
