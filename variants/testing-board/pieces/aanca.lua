-- One step along a file or rank; if that field is empty it may go on as a Bishop, away from where it started.
local m = require "acedrex.movement"

return piece {
  name = "Aanca", symbol = "Aan", label = "aanca(82)",
  about = "a straight step, then outward like a Bishop",
  moves = m.along(m.orthogonals, function(d) return m.path{ m.step(d), m.slide{ d:left(), d:right() } } end),
}
