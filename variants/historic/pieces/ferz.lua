-- The Ferz steps one field diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Ferz", symbol = "F",
  about = "steps diagonally",
  moves = m.step(m.diagonals),
}
