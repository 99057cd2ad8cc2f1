-- Lame 9: leapers that can be blocked, short sliders, and sliders that capture on other lines than they move on.
local King, Pawn = require "classical.pieces.king", require "classical.pieces.pawn"

local Horse = piece {
  name = "Horse", symbol = "H", moves = "nN", about = "one field straight, then one diagonally outward",
}
local Elephant = piece {
  name = "Elephant", symbol = "E", moves = "nA", about = "two fields diagonally, the first one empty",
}
local Dabbaba = piece {
  name = "Dabbaba", symbol = "D", moves = "nD", about = "two fields straight, the first one empty",
}
local Short = piece {
  name = "Short Rook", symbol = "S", moves = "R3", about = "slides like a Rook, up to three fields",
}
local Stub = piece {
  name = "Short Bishop", symbol = "B", moves = "B2", about = "slides like a Bishop, up to two fields",
}
local Merchant = piece {
  name = "Merchant", symbol = "M", moves = "mRcB", about = "moves like a Rook, captures like a Bishop",
}
local Lawyer = piece {
  name = "Lawyer", symbol = "L", moves = "mBcR", about = "moves like a Bishop, captures like a Rook",
}

return variant {
  name = "Lame 9", slug = "lame9", family = "trial",
  about = "leapers that can be blocked, on 9 x 9 fields",
  board = { files = 9, ranks = 9 },
  pieces = { King, Merchant, Lawyer, Short, Horse, Elephant, Dabbaba, Stub, Pawn },
  setup = [[
    s h e d k m l b s
    p p p p p p p p p
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    P P P P P P P P P
    S H E D K M L B S
  ]],
  royals = { King = "check" },
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Short Rook", "Merchant", "Lawyer", "Short Bishop" } },
}
