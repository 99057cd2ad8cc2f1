-- Moves like a Rook to empty fields. Then every enemy beside it, on its file or rank, that has a friend straight
-- behind it is captured.
local m, ultima = require "acedrex.movement", require "testing-board.captures"

return piece {
  name = "Pincer Pawn", symbol = "PinP", label = "pincer_pawn(3)", class = { "pawn", "ultima" },
  about = "moves like a Rook, captures what it and a friend have between them",
  moves = m.slide(m.orthogonals) * m.empty * ultima.pinch(m.prey),
}
