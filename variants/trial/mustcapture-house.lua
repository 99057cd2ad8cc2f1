-- Must Capture House: Giveaway Chess with the drops of Crazyhouse.
return variant.extend(require "known.crazyhouse", {
  name = "Must Capture House", slug = "mustcapture-house", family = "trial",
  about = "Crazyhouse where captures are obligatory and no piece is royal",
  castling = false, royals = false,
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "King" } },
  rules = { capture = "must", stalemate = "win", dead = {} },
})
