-- The Bishop's Dog slides up to three fields diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Bishop's Dog", symbol = "BD", promotes = "Centaur",
  about = "slides up to three fields diagonally",
  moves = m.slide(m.diagonals, 3),
}
