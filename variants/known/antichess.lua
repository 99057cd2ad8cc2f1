-- Antichess, as Lichess plays it: giveaway chess without castling. It was solved in 2016: 1. e3 wins.
return variant.extend(require "known.giveaway", {
  name = "Antichess", slug = "antichess", code = "AC",
  about = "Giveaway Chess without castling",
  castling = false,
})
