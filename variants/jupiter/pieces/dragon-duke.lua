-- The Dragon Duke steps one field diagonally, or slides up to three fields orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Dragon Duke", symbol = "DrD", promotes = "Coordinator",
  about = "steps one field diagonally, or slides up to three fields orthogonally",
  moves = m.step(m.diagonals) + m.slide(m.orthogonals, 3),
}
