-- Classical Chess 20 (Mario Mlačak): Classical Chess on 20 x 20 fields. On each flank Rook, Knight and Bishop stand
-- twice more; Pawns rush up to the middle of the board, and the King castles further.
return variant.extend(require "classical.classical-chess", {
  name = "Classical Chess 20", family = "simple", code = "CC",
  about = "Classical Chess on 20 x 20 fields",
  board = { files = 20, ranks = 20 },
  notation = require "croatian.notation",
  pieces = { replace = { Pawn = require "simple.pieces.pawn" } },
  setup = [[
    r n b r n b r n b q k b n r b n r b n r
    p p p p p p p p p p p p p p p p p p p p
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    P P P P P P P P P P P P P P P P P P P P
    R N B R N B R N B Q K B N R B N R B N R
  ]],
  -- The King goes two to eight fields across with the nearest Rook of that side: up to the field beside it on the King's
  -- side, "one field short on Queen's side".
  castling = { distances = { 2, 3, 4, 5, 6, 7, 8 }, apart = { 1, 0 } },
})
