-- A Pawn that may also make the two wide Knight's leaps ahead, without capturing.
local m = require "acedrex.movement"
local Pawn = require "testing-board.pieces.pawn"

return piece.extend(Pawn, {
  name = "Scorpion Pawn", symbol = "ScoP", label = "scorpion_pawn(16)",
  about = "a Pawn, or leaps wide ahead without capturing",
  moves = Pawn.moves + m.step{ { -2, 1 }, { 2, 1 } } * m.settle,
})
