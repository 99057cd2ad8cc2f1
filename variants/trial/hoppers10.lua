-- Hoppers 10: pieces that need another piece to leap over.
local King, Knight = require "classical.pieces.king", require "classical.pieces.knight"
local Pawn = require "classical.pieces.pawn"

local Cannon = piece {
  name = "Cannon", symbol = "C", moves = "mRcpR", about = "slides like a Rook, captures over one piece",
}
local Vao = piece {
  name = "Vao", symbol = "V", moves = "mBcpB", about = "slides like a Bishop, captures over one piece",
}
local Leo = piece {
  name = "Leo", symbol = "L", moves = "mQcpQ", about = "slides like a Queen, captures over one piece",
}
local Grasshopper = piece {
  name = "Grasshopper", symbol = "G", moves = "gQ", about = "hops over the first piece of a Queen's line",
}
-- The Cannon of Janggi, which comes by promotion only.
local Hopper = piece {
  name = "Hopper", symbol = "J", moves = "pR", about = "moves and captures over one piece of a Rook's line",
}

return variant {
  name = "Hoppers 10", slug = "hoppers10", family = "trial",
  about = "Cannons, Vaos, Leos and Grasshoppers on 10 x 10 fields",
  board = { files = 10, ranks = 10 },
  pieces = { King, Leo, Cannon, Vao, Knight, Grasshopper, Hopper, Pawn },
  setup = [[
    c v n g k l l g n v
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    C V N G K L L G N V
  ]],
  royals = { King = "check" },
  promotion = {
    pieces = { "Pawn" }, zone = "last",
    to = { "Leo", "Cannon", "Vao", "Grasshopper", "Knight", "Hopper" },
  },
}
