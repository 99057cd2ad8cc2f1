-- A Grasshopper. When it has landed, the piece that it hopped over is reborn on the field where it began an orthodox
-- game: Rook, Bishop and Knight on the one of their two that has the colour where they stood, a Pawn on its file, any
-- other piece on the last row of its file. Where that field is occupied it leaves the board; a piece at home stays.
local hops = require "testing-board.hops"

return piece {
  name = "Circe-Grasshopper", symbol = "CiGr", label = "circe_grasshopper(146)",
  about = "a Grasshopper; what it hops over is reborn",
  moves = hops.over_first(nil, hops.rebirth()),
}
