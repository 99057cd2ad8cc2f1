-- The Marquis steps one field orthogonally, or leaps like a Knight.
local m = require "acedrex.movement"

return piece {
  name = "Marquis", symbol = "Ma", promotes = "Abbot",
  about = "steps one field orthogonally, or leaps like a Knight",
  moves = m.step(m.orthogonals) + m.leap(1, 2),
}
