-- Makruk, the chess of Thailand, by Pychess. The Pawns stand on the third rank; on the sixth one they become Mets. The
-- moves that a bare King is granted are counted by the players.
local Met = piece.extend(require "historic.pieces.ferz", { name = "Met", symbol = "M" })

return variant {
  name = "Makruk", family = "southeast-asia", code = "MK",
  also = { "Thai Chess" },
  about = "the chess of Thailand",
  board = { files = 8, ranks = 8, zones = { far = { light = { "a6-h8" } } } },
  pieces = {
    require "classical.pieces.king", Met, require "southeast-asia.pieces.khon", require "classical.pieces.rook",
    require "classical.pieces.knight", require "historic.pieces.pawn",
  },
  setup = [[
    r n s m k s n r
    . . . . . . . .
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    . . . . . . . .
    R N S K M S N R
  ]],
  royals = { King = "check" },
  promotion = { pieces = { "Pawn" }, zone = "far", to = { "Met" } },
  rules = { repetition = { times = 3, result = "draw" }, dead = { { "King" } } },
}
