-- Age of Aquarius (Mario Mlačak): 14 x 14 fields, the Unicorn, and promotion that can be put off.
local Unicorn = require "croatian.pieces.unicorn"

return variant.extend(require "croatian.mayan-ascendancy", {
  name = "Age of Aquarius", family = "croatian", slug = "age-of-aquarius", code = "AOA",
  about = "14 x 14 fields, the Unicorn, promotion now or later",
  board = { files = 14, ranks = 14 },
  pieces = { add = { Unicorn } },
  setup = [[
    r e a u n b q k b n u a e r
    p p p p p p p p p p p p p p
    . . . . . . . . . . . . . .
    . . . . . . . . . . . . . .
    . . . . . . . . . . . . . .
    . . . . . . . . . . . . . .
    . . . . . . . . . . . . . .
    . . . . . . . . . . . . . .
    . . . . . . . . . . . . . .
    . . . . . . . . . . . . . .
    . . . . . . . . . . . . . .
    . . . . . . . . . . . . . .
    P P P P P P P P P P P P P P
    R E A U N B Q K B N U A E R
  ]],
  castling = { distances = { 2, 3, 4, 5 } },
  -- A Pawn does not have to be promoted at once: it may be tagged, and promoted later where it stands, by a move that
  -- is nothing else. Moved, captured or converted it loses the tag.
  promotion = {
    to = { "Queen", "Rook", "Bishop", "Knight", "Pegasus", "Pyramid", "Unicorn" }, when = "now or later",
  },
})
