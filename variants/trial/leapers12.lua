-- Leapers 12: one piece for every leap of up to three fields.
local King, Queen = require "classical.pieces.king", require "classical.pieces.queen"
local Knight, Pawn = require "classical.pieces.knight", require "classical.pieces.pawn"

local Alfil = piece {
  name = "Alfil", symbol = "A", moves = "A", about = "leaps two fields diagonally",
}
local Dabbaba = piece {
  name = "Dabbaba", symbol = "D", moves = "D", about = "leaps two fields straight",
}
local Camel = piece {
  name = "Camel", symbol = "C", moves = "L", about = "leaps three fields one way and one across",
}
local Zebra = piece {
  name = "Zebra", symbol = "Z", moves = "J", about = "leaps three fields one way and two across",
}
local Threeleaper = piece {
  name = "Threeleaper", symbol = "H", moves = "H", about = "leaps three fields straight",
}
local Tripper = piece {
  name = "Tripper", symbol = "T", moves = "G", about = "leaps three fields diagonally",
}

return variant {
  name = "Leapers 12", slug = "leapers12", family = "trial",
  about = "every leap of up to three fields, on 12 x 10 fields",
  board = { files = 12, ranks = 10 },
  pieces = { King, Queen, Knight, Alfil, Dabbaba, Camel, Zebra, Threeleaper, Tripper, Pawn },
  setup = [[
    a d c z h q k t n z c a
    p p p p p p p p p p p p
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    P P P P P P P P P P P P
    A D C Z H Q K T N Z C A
  ]],
  royals = { King = "check" },
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Queen", "Knight", "Camel", "Zebra" } },
}
