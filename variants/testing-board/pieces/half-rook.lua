-- A Rook that goes at most half of the way to the edge, rounded up: four of the seven fields below a8.
local m = require "acedrex.movement"

local function half_way(field, d, board) return (board:distance(field, d) + 1) // 2 end

return piece {
  name = "Half Rook", symbol = "HaRo",
  about = "slides like a Rook, at most half of the way to the edge",
  moves = m.slide(m.orthogonals, half_way),
}
