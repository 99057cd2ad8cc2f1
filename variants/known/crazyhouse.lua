-- Crazyhouse: captured pieces change sides and may come in again, in place of a move.
local m = require "acedrex.movement"

return variant.extend(require "classical.classical-chess", {
  name = "Crazyhouse", family = "known", code = "CH",
  about = "Classical Chess where captured pieces come in again on the other side",
  pieces = { replace = { Pawn = require "known.pieces.pawn" } },
  -- What was promoted is captured as the Pawn that it was.
  captures = { to = "capturer", promoted = "Pawn" },
  -- Pawns come in on neither the first nor the last rank, other pieces anywhere.
  drops = { { pieces = { "Pawn" }, at = -m.rank(1) * -m.rank(-1) }, {} },
  -- Nothing leaves the game: no position is dead.
  rules = { dead = {} },
})
