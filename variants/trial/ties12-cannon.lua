-- Ties 12: Croatian Ties on 12 files with Cannons, and without castling.
local Ties = require "croatian.croatian-ties"

local Cannon = piece {
  name = "Cannon", symbol = "C", moves = "mRcpR", about = "slides like a Rook, captures over one piece",
}

return variant.extend(Ties, {
  name = "Ties 12 with Cannons", slug = "ties12-cannon", code = "TC", family = "trial",
  about = "Croatian Ties on 12 x 10 fields with Cannons",
  board = { files = 12 },
  pieces = { add = { Cannon } },
  setup = [[
    r e c n b q k b n c e r
    p p p p p p p p p p p p
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    P P P P P P P P P P P P
    R E C N B Q K B N C E R
  ]],
  castling = false,
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "Pegasus", "Cannon" } },
})
