-- Asymmetry 8: pieces that move ahead otherwise than back.
local King, Pawn = require "classical.pieces.king", require "classical.pieces.pawn"

local Arrow = piece {
  name = "Arrow", symbol = "A", moves = "fRbB", about = "slides straight ahead, or diagonally back",
}
-- ffN: the two leaps that lead two fields ahead.
local Charger = piece {
  name = "Charger", symbol = "C", moves = "ffNbsW",
  about = "leaps two fields ahead and one aside, or steps sideways or back",
}
local Dart = piece {
  name = "Dart", symbol = "D", moves = "fBbW", about = "slides diagonally ahead, or steps back",
}
local Gold = piece {
  name = "Gold General", symbol = "G", moves = "WfF", about = "steps straight, or diagonally ahead",
}
local Silver = piece {
  name = "Silver General", symbol = "S", moves = "FfW", about = "steps diagonally, or straight ahead",
}
local Lance = piece {
  name = "Lance", symbol = "L", moves = "fR", about = "slides straight ahead",
}

return variant {
  name = "Asymmetry 8", slug = "asym8", family = "trial",
  about = "pieces that move ahead otherwise than back",
  board = { files = 8, ranks = 8 },
  pieces = { King, Gold, Arrow, Dart, Charger, Silver, Lance, Pawn },
  setup = [[
    l c a g k s d l
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    L C A G K S D L
  ]],
  royals = { King = "check" },
  promotion = { pieces = { "Pawn" }, zone = "last", to = { "Arrow", "Gold General", "Dart" } },
}
