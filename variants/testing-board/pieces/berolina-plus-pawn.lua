-- A Berolina Pawn that may also capture one step sideways.
local m, pawns = require "acedrex.movement", require "testing-board.pawns"
local Berolina = require "testing-board.pieces.berolina-pawn"

return piece.extend(Berolina, {
  name = "Berolina-Plus Pawn", symbol = "BePP", label = "berolina_plus_pawn(7)",
  about = "a Berolina Pawn that captures sideways, too",
  moves = Berolina.moves + m.step{ m.W, m.E } * pawns.strike,
})
