-- The Dragon Pony steps one field orthogonally, or slides up to three fields diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Dragon Pony", symbol = "DrP", promotes = "Withdrawer",
  about = "steps one field orthogonally, or slides up to three fields diagonally",
  moves = m.step(m.orthogonals) + m.slide(m.diagonals, 3),
}
