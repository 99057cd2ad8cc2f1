-- The Octopus steps one field diagonally without capturing, and may slide on from there outward like a Rook.
local m = require "acedrex.movement"

return piece {
  name = "Octopus", symbol = "Oc", class = { "promoted" },
  about = "steps diagonally without capturing, then slides outward orthogonally",
  moves = m.along(m.diagonals, function(d)
    return m.step(d) * m.settle + m.step(d) * m.empty * m.slide{ d:left(), d:right() }
  end),
}
