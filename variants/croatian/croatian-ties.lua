-- Croatian Ties (Mario Mlačak): Classical Chess on 10 x 10 fields with a Pegasus between Rook and Knight.
local Pegasus, Pawn = require "croatian.pieces.pegasus", require "croatian.pieces.pawn"

return variant.extend(require "classical.classical-chess", {
  name = "Croatian Ties", family = "croatian", slug = "croatian-ties", code = "CT",
  about = "10 x 10 fields, the Pegasus, a longer rush and a choice of castlings",
  board = { files = 10, ranks = 10 },
  pieces = { replace = { Pawn = Pawn }, add = { Pegasus } },
  setup = [[
    r e n b q k b n e r
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    R E N B Q K B N E R
  ]],
  -- The King goes either two or three fields across; all else is as in Classical Chess.
  castling = { distances = { 2, 3 } },
  notation = require "croatian.notation",
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "Pegasus" } },
  -- A King and a Pegasus cannot mate a King either: tried on all fields, no such mate exists.
  rules = { dead = { { "King" }, { "King", "Knight" }, { "King", "Bishop" }, { "King", "Pegasus" } } },
})
