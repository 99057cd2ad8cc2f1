-- Gwalla's Clue Chess: a player whose Pawn is promoted notes down what it is; the other one sees no more than that it was
-- promoted. "If the piece can capture with one of its moves, it can, and if the opposing player moves his king to a threatened
-- square, he must be told that he has moved into check and allowed to take back the move."
local m = require "acedrex.movement"
local Archbishop, Chancellor = require "classical.pieces.archbishop", require "classical.pieces.chancellor"

local Marshall = piece.extend(Chancellor, { name = "Marshall", symbol = "M" })
local Promoted = piece {
  name = "Promoted", symbol = "X", worth = 5,
  about = "what the other side sees of a promoted piece",
  moves = m.none,
}

return variant.extend(require "classical.classical-chess", {
  name = "Clue Chess", slug = "clue-chess", code = "CL", family = "gwalla",
  about = "the other side is not told what a Pawn has become",
  pieces = { add = { Archbishop, Marshall, Promoted } },
  promotion = { to = { "Queen", "Archbishop", "Marshall" } },
  on_promotion = m.land * m.aside(m.mark("secret", "always")),
  secrets = { { tagged = "secret", seen_as = "Promoted" } },
  refusals = { check = true },
  -- That he is in check is told as any check is.
  tells = { check = true },
})
