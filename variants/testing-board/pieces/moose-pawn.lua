-- A Scorpion Pawn that may also make the two wide Camel's leaps ahead, without capturing.
local m = require "acedrex.movement"
local ScorpionPawn = require "testing-board.pieces.scorpion-pawn"

return piece.extend(ScorpionPawn, {
  name = "Moose Pawn", symbol = "MooP", label = "moose_pawn(17)",
  about = "a Scorpion Pawn, or leaps wider still",
  moves = ScorpionPawn.moves + m.step{ { -3, 1 }, { 3, 1 } } * m.settle,
})
