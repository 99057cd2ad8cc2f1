-- The Scirocco steps one field orthogonally, or slides diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Scirocco", symbol = "Sc", class = { "promoted" },
  about = "steps one field orthogonally, or slides diagonally",
  moves = m.step(m.orthogonals) + m.slide(m.diagonals),
}
