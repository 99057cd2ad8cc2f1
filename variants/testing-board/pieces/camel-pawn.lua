-- A Pawn that may also make any of a Camel's four leaps ahead, without capturing.
local m = require "acedrex.movement"
local Pawn = require "testing-board.pieces.pawn"

return piece.extend(Pawn, {
  name = "Camel Pawn", symbol = "CamP", label = "camel_pawn(9)",
  about = "a Pawn, or leaps ahead like a Camel without capturing",
  moves = Pawn.moves + m.step{ { -3, 1 }, { -1, 3 }, { 1, 3 }, { 3, 1 } } * m.settle,
})
