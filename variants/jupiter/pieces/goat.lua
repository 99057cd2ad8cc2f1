-- The Goat leaps two fields orthogonally; it steps one field diagonally without capturing.
local m = require "acedrex.movement"

return piece {
  name = "Goat", symbol = "Go", promotes = "Lioness",
  about = "leaps two fields orthogonally; it steps one field diagonally without capturing",
  moves = m.leap(0, 2) + m.step(m.diagonals) * m.settle,
}
