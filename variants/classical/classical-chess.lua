-- Classical Chess, by the laws of FIDE.
local King, Queen = require "classical.pieces.king", require "classical.pieces.queen"
local Rook, Bishop = require "classical.pieces.rook", require "classical.pieces.bishop"
local Knight, Pawn = require "classical.pieces.knight", require "classical.pieces.pawn"

return variant {
  name = "Classical Chess", family = "classical",
  also = { "Chess", "Standard", "Orthodox" },
  about = "the game that all others here start from",
  board = { files = 8, ranks = 8 },
  pieces = { King, Queen, Rook, Bishop, Knight, Pawn },
  setup = [[
    r n b q k b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R N B Q K B N R
  ]],
  -- The King may never be left attacked; attacked and without a legal move, he is mated.
  royals = { King = "check" },
  -- King and Rook, neither moved yet and nothing between them: the King goes two fields towards the Rook, not out of,
  -- through or into attack, and the Rook comes to stand beside him on the inner side.
  castling = { king = "King", rooks = { "Rook" }, distances = { 2 } },
  -- A Pawn that reaches the last rank becomes another piece at once.
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Queen", "Rook", "Bishop", "Knight" }, when = "at once" },
  rules = {
    stalemate = "draw",
    repetition = { times = 3, result = "draw" },
    -- Fifty moves of both sides without a capture or a move of a Pawn.
    quiet = { plies = 100, result = "draw", reset = { "Pawn" } },
    -- Dead positions: what each side has left cannot force mate. Helpmates that exist (Knight against Knight) do not
    -- count; an extension takes the rule away by dead = {}.
    dead = { { "King" }, { "King", "Knight" }, { "King", "Bishop" } },
  },
}
