-- Judkins Shogi (Paul Judkins, before April 1998), by the Chess Variant Pages: Shogi on six by six fields. Pieces are
-- promoted on the last two ranks.
return variant.extend(require "shogi.shogi", {
  name = "Judkins Shogi", slug = "judkins", code = "JS", family = "shogi",
  about = "Shogi on six by six fields",
  board = { files = 6, ranks = 6, zones = { camp = { light = { "a5-f6" } } } },
  pieces = { remove = { "Lance", "Promoted Lance" } },
  setup = [[
    r b n s g k
    . . . . . p
    . . . . . .
    . . . . . .
    P . . . . .
    K G S N B R
  ]],
})
