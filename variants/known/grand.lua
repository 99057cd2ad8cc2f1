-- Grand Chess (Christian Freeling): Classical Chess on 10 x 10 fields with Archbishop and Chancellor, without castling.
-- A Pawn may be promoted on the last three ranks, and only to a piece that its side has lost; on the last rank it has
-- to be, or else it cannot go there.
return variant.extend(require "classical.classical-chess", {
  name = "Grand Chess", slug = "grand", code = "GR", family = "known",
  about = "Classical Chess on 10 x 10 fields with Archbishop and Chancellor",
  board = { files = 10, ranks = 10, zones = { promotion = { light = { "a8-j10" } } } },
  pieces = { add = { require "classical.pieces.archbishop", require "classical.pieces.chancellor" } },
  setup = [[
    r . . . . . . . . r
    . n b q k c a b n .
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    . N B Q K C A B N .
    R . . . . . . . . R
  ]],
  castling = false,
  promotion = {
    to = { "Queen", "Chancellor", "Archbishop", "Rook", "Bishop", "Knight" },
    zone = "promotion", when = "choice", must = "last", enters = "touches",
    -- No more of them than at the beginning.
    limit = { Queen = 1, Chancellor = 1, Archbishop = 1, Rook = 2, Bishop = 2, Knight = 2 },
  },
})
