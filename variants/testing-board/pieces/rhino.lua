-- One step along a file or rank; if that field is empty, one more diagonally outward may follow.
local m = require "acedrex.movement"

return piece {
  name = "Rhino", symbol = "Rhi", label = "rhino(149)",
  about = "a straight step, then perhaps a diagonal one outward",
  moves = m.along(m.orthogonals, function(d) return m.path{ m.step(d), m.step{ d:left(), d:right() } } end),
}
