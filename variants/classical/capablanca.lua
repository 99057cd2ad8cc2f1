-- Capablanca Chess: ten files, and two pieces that add the Knight's leap to Bishop and Rook.
local Archbishop, Chancellor = require "classical.pieces.archbishop", require "classical.pieces.chancellor"

return variant.extend(require "classical.classical-chess", {
  name = "Capablanca Chess", slug = "capablanca", code = "CA",
  about = "Classical Chess on ten files with Archbishop and Chancellor",
  board = { files = 10, ranks = 8 },
  pieces = { add = { Archbishop, Chancellor } },
  setup = [[
    r n a b q k b c n r
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    R N A B Q K B C N R
  ]],
  -- On the wider board the King goes three fields when castling.
  castling = { distances = { 3 } },
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "Archbishop", "Chancellor" } },
})
