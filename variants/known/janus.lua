-- Janus Chess (Werner Schöndorf, 1978): Classical Chess on ten files, with two Januses, which move as Bishop and as
-- Knight. The King castles to b1 or i1, three or four fields away, and the Rook comes to its inner side.
local Janus = piece.extend(require "classical.pieces.archbishop", { name = "Janus", symbol = "J" })

return variant.extend(require "classical.classical-chess", {
  name = "Janus Chess", slug = "janus", code = "JA", family = "known",
  about = "Classical Chess on 10 x 8 fields with two Januses, Bishop and Knight in one",
  board = { files = 10, ranks = 8 },
  pieces = { add = { Janus } },
  setup = [[
    r j n b k q b n j r
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    R J N B K Q B N J R
  ]],
  castling = {
    ways = {
      { king = { "e", "b" }, partner = { "a", "c" } },
      { king = { "e", "i" }, partner = { "j", "h" } },
    },
  },
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "Janus" } },
})
