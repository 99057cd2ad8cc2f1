-- Giveaway chess: who has lost all that he had has won. Captures are obligatory, and the King is a piece like any
-- other: he may be taken, and a Pawn may become one.
return variant.extend(require "classical.classical-chess", {
  name = "Giveaway Chess", slug = "giveaway", code = "GC", family = "known",
  about = "Classical Chess upside down: who loses everything wins",
  royals = false,
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "King" } },
  rules = {
    capture = "must",
    -- Who cannot move has won, be it that nothing is left to him.
    stalemate = "win",
    dead = {},
  },
})
