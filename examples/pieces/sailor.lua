-- A board without edges: diagonally up to four fields, over all four edges.
local m = require "acedrex.movement"

return piece {
  name = "Sailor", symbol = "Sai",
  about = "slides diagonally up to four fields, round the board",
  moves = m.wrapped("both", m.slide(m.diagonals, 4)),
}
