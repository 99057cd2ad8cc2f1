-- Ties House: Croatian Ties with the drops of Crazyhouse, and without castling.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"
local Ties = require "croatian.croatian-ties"

local ahead, slant = m.step(m.N), m.step{ m.NE, m.NW }
local Pawn = piece.extend(require "croatian.pieces.pawn", {
  -- It may rush whenever it starts from its second rank, also where it came in there.
  moves = ahead * m.settle + slant * m.strike + slant * rush.en_passant + rush.ahead(3, m.rank(2)),
  tags = {},
})

return variant.extend(Ties, {
  name = "Ties House", slug = "ties-house", family = "trial",
  about = "Croatian Ties where captured pieces come in again on the other side",
  pieces = { replace = { Pawn = Pawn } },
  castling = false,
  captures = { to = "capturer", promoted = "Pawn" },
  drops = { { pieces = { "Pawn" }, at = -m.rank(1) * -m.rank(-1) }, {} },
  rules = { dead = {} },
})
