-- Reproduces: it never moves, but puts out a shoot on an empty field that touches it at a corner.
local m = require "acedrex.movement"

return piece {
  name = "Vine", symbol = "Vin",
  about = "never moves; grows diagonally",
  moves = m.aside(m.step(m.diagonals) * m.empty * m.place "Vine"),
}
