-- Losers Chess, as FICS and Fairy-Stockfish play it: a side that has lost all but its King has won, and so has a side
-- that is mated or cannot move. Captures are obligatory; a King in check is as he is in Classical Chess.
return variant.extend(require "classical.classical-chess", {
  name = "Losers Chess", slug = "losers", code = "LC", family = "known",
  also = { "Losing Chess" },
  about = "Classical Chess upside down with royal Kings: the side that is mated or stripped wins",
  rules = {
    capture = "must",
    checkmate = "win", stalemate = "win",
    extinction = { { "Queen", "Rook", "Bishop", "Knight", "Pawn", result = "win" } },
    dead = {},
  },
})
