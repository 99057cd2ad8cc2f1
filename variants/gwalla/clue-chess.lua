-- Gwalla's Clue Chess: a player whose Pawn is promoted notes down what it is; the other one sees no more than that it was
-- promoted. It captures as what it is. If the other King moves where it attacks, that is told, and the move is taken back.
local m = require "acedrex.movement"

local Promoted = piece {
  name = "Promoted", symbol = "X", worth = 5,
  about = "what the other side sees of a promoted piece",
  moves = m.none,
}

return variant.extend(require "classical.classical-chess", {
  name = "Clue Chess", slug = "clue-chess", code = "CL", family = "gwalla",
  about = "the other side is not told what a Pawn has become",
  pieces = { add = { Promoted } },
  on_promotion = m.land * m.aside(m.mark("secret", "always")),
  secrets = { { tagged = "secret", seen_as = "Promoted" } },
  refusals = { check = true },
})
