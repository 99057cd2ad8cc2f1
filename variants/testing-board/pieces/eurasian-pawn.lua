-- A Pawn that may also capture straight ahead. (The older rules let it step and capture ahead and sideways.)
local m, pawns = require "acedrex.movement", require "testing-board.pawns"
local Pawn = require "testing-board.pieces.pawn"

return piece.extend(Pawn, {
  name = "Eurasian Pawn", symbol = "EurP", label = "eurasian_pawn(12)",
  about = "a Pawn that captures straight ahead, too",
  moves = Pawn.moves + m.step(m.N) * pawns.strike,
})
