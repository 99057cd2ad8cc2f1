-- The Flying Dragon slides up to two fields diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Flying Dragon", symbol = "FlD", promotes = "Doubler",
  about = "slides up to two fields diagonally",
  moves = m.slide(m.diagonals, 2),
}
