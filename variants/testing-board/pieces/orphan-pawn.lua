-- A Pawn that can also move like any enemy that attacks it, but not like an Ubi-Ubi, which threatens no piece of its
-- own accord. However it comes to the last row, it is promoted there.
local m = require "acedrex.movement"
local Pawn = require "testing-board.pieces.pawn"

return piece.extend(Pawn, {
  name = "Orphan Pawn", symbol = "OrpP", label = "orphan_pawn(15)", class = { "pawn", "mimic" },
  about = "a Pawn that moves like the enemies that attack it, too",
  moves = Pawn.moves + m.moves_of("attackers", { except = { "Ubi-Ubi" } }),
})
