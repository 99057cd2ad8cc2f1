-- Riders 12: sliders and Pegasi on an open board, and not one Pawn.
local King, Queen = require "classical.pieces.king", require "classical.pieces.queen"
local Rook, Bishop = require "classical.pieces.rook", require "classical.pieces.bishop"
local Pegasus = require "croatian.pieces.pegasus"

return variant {
  name = "Riders 12", slug = "riders12", family = "trial",
  about = "riders without Pawns, on 12 x 10 fields",
  board = { files = 12, ranks = 10 },
  pieces = { King, Queen, Rook, Bishop, Pegasus },
  setup = [[
    . . . . . . . . . . . .
    . r e b . q k . b e r .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . R E B . Q K . B E R .
    . . . . . . . . . . . .
  ]],
  royals = { King = "check" },
}
