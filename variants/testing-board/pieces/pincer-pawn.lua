-- Moves like a Rook to empty fields. Then every enemy beside it, on its file or rank, that has a friend straight
-- behind it is captured.
local m = require "acedrex.movement"

local pinch = m.along(m.orthogonals, function(d) return m.step(d) * m.prey * #(m.step(d) * m.own) * m.capture end)

return piece {
  name = "Pincer Pawn", symbol = "PinP", class = { "pawn" },
  about = "moves like a Rook, captures what it and a friend have between them",
  moves = m.slide(m.orthogonals) * m.empty * m.every(pinch),
}
