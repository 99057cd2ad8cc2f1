-- The Stork leaps two fields diagonally; it only captures one field away orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Stork", symbol = "St", promotes = "Queen",
  about = "leaps two fields diagonally, or captures one field away orthogonally",
  moves = m.leap(2, 2) + m.step(m.orthogonals) * m.strike,
}
