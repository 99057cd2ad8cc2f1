-- Shatranj, the chess of the Caliphate. Ferz and Alfil stand where Queen and Bishop stand now, and have their letters.
local King, Rook = require "classical.pieces.king", require "classical.pieces.rook"
local Knight = require "classical.pieces.knight"
local Ferz = piece.extend(require "historic.pieces.ferz", { symbol = "Q" })
local Alfil = piece.extend(require "historic.pieces.alfil", { symbol = "B" })

return variant {
  name = "Shatranj", family = "historic", code = "SJ",
  about = "the chess of the Caliphate",
  board = { files = 8, ranks = 8 },
  pieces = { King, Ferz, Rook, Alfil, Knight, require "historic.pieces.pawn" },
  setup = [[
    r n b k q b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R N B K Q B N R
  ]],
  royals = { King = "check" },
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Ferz" } },
  rules = {
    -- A side that cannot move has lost, and so has one that is left with the King alone, unless it bares the other King
    -- at once.
    stalemate = "loss",
    bare = "loss unless answered",
    repetition = { times = 3, result = "draw" },
  },
}
