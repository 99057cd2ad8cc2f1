-- The Horse goes one field straight, which must be empty, and on by one diagonally outward.
local m = require "acedrex.movement"

return piece {
  name = "Horse", symbol = "N",
  about = "one field straight, then one diagonally outward; the first must be empty",
  moves = m.along(m.orthogonals, function(d) return m.step(d) * m.empty * m.step{ d:left(), d:right() } end),
}
