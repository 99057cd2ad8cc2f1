-- Courier chess, of Germany, from the twelfth century on. Both sides have begun as they had to: with the Pawns of the
-- Rooks and of the Ferz, and with the Ferz himself.
local King, Rook = require "classical.pieces.king", require "classical.pieces.rook"
local Courier = piece.extend(require "classical.pieces.bishop", { name = "Courier" })

return variant {
  name = "Courier Chess", slug = "courier", family = "historic", code = "CO",
  about = "German chess of the Middle Ages on twelve files",
  board = { files = 12, ranks = 8 },
  pieces = {
    King, Rook, Courier, require "classical.pieces.knight", require "historic.pieces.alfil",
    require "historic.pieces.man", require "historic.pieces.ferz", require "historic.pieces.schleich",
    require "historic.pieces.pawn",
  },
  setup = [[
    r n e b m k . w b e n r
    . p p p p p . p p p p .
    . . . . . . f . . . . .
    p . . . . . p . . . . p
    P . . . . . P . . . . P
    . . . . . . F . . . . .
    . P P P P P . P P P P .
    R N E B M K . W B E N R
  ]],
  royals = { King = "check" },
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Ferz" } },
  -- What a bare or a stalemated King was worth is not told by the sources: here it is as in Shatranj.
  rules = { stalemate = "loss", bare = "loss unless answered", repetition = { times = 3, result = "draw" } },
}
