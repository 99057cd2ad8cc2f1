-- Compounds 10: pieces that move as either of two others.
local King, Pawn = require "classical.pieces.king", require "classical.pieces.pawn"

local Wildebeest = piece {
  name = "Wildebeest", symbol = "W", moves = "NL", about = "leaps like a Knight or a Camel",
}
local Amazon = piece {
  name = "Amazon", symbol = "A", moves = "QN", about = "moves like a Queen or a Knight",
}
local Marshall = piece {
  name = "Marshall", symbol = "M", moves = "RN", about = "moves like a Rook or a Knight",
}
local Cardinal = piece {
  name = "Cardinal", symbol = "C", moves = "BN", about = "moves like a Bishop or a Knight",
}
local Dragon = piece {
  name = "Dragon King", symbol = "D", moves = "RF", about = "slides like a Rook, or steps diagonally",
}
local Horse = piece {
  name = "Dragon Horse", symbol = "H", moves = "BW", about = "slides like a Bishop, or steps straight",
}

return variant {
  name = "Compounds 10", slug = "compounds10", family = "trial",
  about = "pieces that are two in one, on 10 x 10 fields",
  board = { files = 10, ranks = 10 },
  pieces = { King, Amazon, Wildebeest, Marshall, Cardinal, Dragon, Horse, Pawn },
  setup = [[
    d w h c a k m h w d
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    D W H C A K M H W D
  ]],
  royals = { King = "check" },
  promotion = {
    pieces = { "Pawn" }, zone = "last",
    to = { "Amazon", "Wildebeest", "Marshall", "Cardinal", "Dragon King", "Dragon Horse" },
  },
}
