-- One diagonal step; if that field is empty it may go on as a Rook, away from where it started.
local m = require "acedrex.movement"

return piece {
  name = "Gryphon", symbol = "Gry", label = "gryphon(81)",
  about = "a diagonal step, then outward like a Rook",
  moves = m.along(m.diagonals, function(d) return m.path{ m.step(d), m.slide{ d:left(), d:right() } } end),
}
