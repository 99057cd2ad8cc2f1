-- The Dragon Horse, a promoted Bishop, slides like a Bishop or steps one field straight.
local m = require "acedrex.movement"

return piece {
  name = "Dragon Horse", symbol = "H",
  about = "slides like a Bishop, or steps straight",
  moves = m.slide(m.diagonals) + m.step(m.orthogonals),
}
