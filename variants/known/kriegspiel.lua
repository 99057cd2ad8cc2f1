-- Kriegspiel (Henry Michael Temple, 1899), with the words of the umpire of Wild 16: each side sees its own pieces alone,
-- and tries moves until one is legal. What may be and is not is answered "no"; it costs nothing.
local m = require "acedrex.movement"

return variant.extend(require "classical.classical-chess", {
  name = "Kriegspiel", slug = "kriegspiel", code = "KR", family = "known",
  also = { "Wild 16" },
  about = "each side sees its own pieces alone, and an umpire tells what happens",
  sees = m.none,
  tells = {
    -- Along the file, the rank, the long or the short diagonal as the King sees them, or by a Knight.
    check = "line",
    -- On which field, and whether it was a Pawn or a piece.
    captures = { "Pawn" },
    -- How many captures the Pawns of the side to move can make, those in passing among them.
    tries = { "Pawn" },
  },
})
