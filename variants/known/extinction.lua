-- Extinction Chess (R. Wayne Schmittberger, 1985), by Wikipedia: a side that has lost its last piece of some kind has
-- lost. The King is a piece as any other: nothing forbids to leave him attacked, to castle out of attack or through it,
-- and a Pawn may become one.
return variant.extend(require "classical.classical-chess", {
  name = "Extinction Chess", slug = "extinction", code = "EX", family = "known",
  about = "Classical Chess that is lost with the last piece of any kind",
  royals = false,
  castling = { out_of_attack = true, through_attack = true },
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "King" } },
  rules = {
    extinction = { { "King" }, { "Queen" }, { "Rook" }, { "Bishop" }, { "Knight" }, { "Pawn" } },
    -- A last Pawn that is promoted is lost, too; where it takes the other side's last piece of a kind by that, its side
    -- wins.
    both_lose = "mover",
    dead = {},
  },
})
