-- Giveaway chess: a side that has lost all its pieces has won. Captures are obligatory, and the King is a piece like
-- any other: he may be taken, and a Pawn may become one.
return variant.extend(require "classical.classical-chess", {
  name = "Giveaway Chess", slug = "giveaway", code = "GC", family = "known",
  about = "Classical Chess upside down: the side that loses everything wins",
  royals = false,
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "King" } },
  rules = {
    capture = "must",
    -- A side that cannot move has won, be it that it has nothing left.
    stalemate = "win",
    dead = {},
  },
})
