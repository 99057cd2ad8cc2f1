-- The Zag steps one field or leaps two fields diagonally. It also captures an orthogonally adjacent enemy by
-- leaping it to the empty field just beyond.
local m = require "acedrex.movement"

return piece {
  name = "Zag", symbol = "Za", class = { "promoted" },
  about = "goes one or two fields diagonally, and captures an orthogonal neighbour by leaping over it",
  moves = m.step(m.diagonals) + m.leap(2, 2) + m.along(m.orthogonals, function(d)
    return m.step(d) * m.prey * m.capture * m.step(d) * m.settle
  end),
}
