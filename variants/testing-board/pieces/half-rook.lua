-- A Rook that goes at most half of the way to the edge, rounded up: four of the seven fields below a8.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Half Rook", symbol = "HaRo", label = "half_rook(97)",
  about = "slides like a Rook, at most half of the way to the edge",
  moves = m.slide(m.orthogonals, walks.half_way),
}
