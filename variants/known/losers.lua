-- Losers Chess, as FICS and Fairy-Stockfish play it: who has lost all but his King has won, and so has who is mated or
-- cannot move. Captures are obligatory; a King in check is as he is in Classical Chess.
return variant.extend(require "classical.classical-chess", {
  name = "Losers Chess", slug = "losers", code = "LC", family = "known",
  also = { "Losing Chess" },
  about = "Classical Chess upside down with royal Kings: who is mated or stripped wins",
  rules = {
    capture = "must",
    checkmate = "win", stalemate = "win",
    extinction = { { "Queen", "Rook", "Bishop", "Knight", "Pawn", result = "win" } },
    dead = {},
  },
})
