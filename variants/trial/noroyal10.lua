-- No Royals 10: Croatian Ties where the King is a piece like any other. A side that has lost all its pieces has lost.
local Ties = require "croatian.croatian-ties"

return variant.extend(Ties, {
  name = "No Royals 10", slug = "noroyal10", family = "trial",
  about = "Croatian Ties without check; a side without pieces has lost",
  royals = false,
  castling = false,
  -- A Pawn may become a King, too.
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "Pegasus", "King" } },
  rules = { extinction = { { "Queen", "Rook", "Bishop", "Knight", "Pegasus", "King", "Pawn" } }, dead = {} },
})
