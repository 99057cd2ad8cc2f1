-- Pawn or Berolina Pawn: one step ahead, straight or diagonally, moving or capturing, also en passant; two from its
-- second row in any of these directions without capturing.
local m, pawns = require "acedrex.movement", require "testing-board.pawns"

local ahead = { m.NW, m.N, m.NE }

return piece {
  name = "Sergeant Pawn", symbol = "SerP", label = "sergeant_pawn(6)", class = { "pawn" },
  about = "steps and captures ahead, straight or diagonally",
  moves = m.step(ahead) * (m.settle + pawns.strike) + m.along(ahead, function(d) return pawns.advance(d, 2) end),
}
