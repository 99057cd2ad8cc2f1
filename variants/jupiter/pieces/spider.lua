-- The Spider steps one field orthogonally without capturing, and may slide on from there outward like a Bishop.
local m = require "acedrex.movement"

return piece {
  name = "Spider", symbol = "Sp", class = { "promoted" },
  about = "steps orthogonally without capturing, then slides outward diagonally",
  moves = m.along(m.orthogonals, function(d)
    return m.step(d) * m.settle + m.step(d) * m.empty * m.slide{ d:left(), d:right() }
  end),
}
