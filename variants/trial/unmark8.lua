-- Unmark 8: Classical Chess where the King may leap as a Knight with his first move, until a Rook sees him.
local m = require "acedrex.movement"

local King = require "classical.pieces.king"
return variant.extend(require "classical.classical-chess", {
  name = "Unmark 8", slug = "unmark8", family = "trial",
  about = "Classical Chess where the King has a leap until a Rook sees him",
  pieces = { replace = {
    King = piece.extend(King, {
      tags = { "leap" }, moves = King.moves + m.carries "leap" * m.leap(1, 2) * m.empty,
    }),
    Rook = piece.extend(require "classical.pieces.rook", {
      on_turn_end = m.slide(m.orthogonals) * m.enemy * m.is "King" * m.tagged "leap" * m.unmark "leap",
    }),
  } },
})
