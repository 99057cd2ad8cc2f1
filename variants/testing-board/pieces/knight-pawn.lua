-- A Pawn that may also make any of a Knight's four leaps ahead, without capturing.
local m = require "acedrex.movement"
local Pawn = require "testing-board.pieces.pawn"

return piece.extend(Pawn, {
  name = "Knight Pawn", symbol = "KniP", label = "knight_pawn(10)",
  about = "a Pawn, or leaps ahead like a Knight without capturing",
  moves = Pawn.moves + m.step{ { -2, 1 }, { -1, 2 }, { 1, 2 }, { 2, 1 } } * m.settle,
})
