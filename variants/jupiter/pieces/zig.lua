-- The Zig steps one field or leaps two fields orthogonally. It also captures a diagonally adjacent enemy by
-- leaping it to the empty field just beyond.
local m = require "acedrex.movement"

return piece {
  name = "Zig", symbol = "Zi", class = { "promoted" },
  about = "goes one or two fields orthogonally, and captures a diagonal neighbour by leaping over it",
  moves = m.step(m.orthogonals) + m.leap(0, 2) + m.along(m.diagonals, function(d)
    return m.step(d) * m.prey * m.capture * m.step(d) * m.settle
  end),
}
