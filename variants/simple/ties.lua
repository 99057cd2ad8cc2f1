-- What makes Croatian Ties 14, 20 and 26 of the Classical Chess of that size: every Knight is replaced by a Pegasus,
-- and Pawns may also move one field sideways, without capturing.
local m = require "acedrex.movement"
local Pawn = require "simple.pieces.pawn"

local ties = {}

ties.pieces = {
  replace = {
    Knight = require "croatian.pieces.pegasus",
    Pawn = piece.extend(Pawn, {
      about = "steps ahead or sideways, captures diagonally ahead, may rush across its own half on its first move",
      moves = Pawn.moves + m.step{ m.W, m.E } * m.settle,
    }),
  },
}

-- As in Croatian Ties, a King and a Pegasus cannot mate a King on boards of these sizes either.
ties.rules = { dead = { { "King" }, { "King", "Bishop" }, { "King", "Pegasus" } } }

return ties
