-- Queen or Sissa.
local m = require "acedrex.movement"
local Sissa = require "testing-board.pieces.sissa"

return piece.extend(Sissa, {
  name = "Squeen", symbol = "Sque", label = "squeen(21)",
  about = "slides like a Queen or goes like a Sissa",
  moves = Sissa.moves + m.slide(m.all),
})
