-- Shogi: captured pieces change sides and come in again, and most pieces are promoted in the far third of the board.
local m = require "acedrex.movement"
local King = require "shogi.pieces.king"
local Gold, Silver = require "shogi.pieces.gold-general", require "shogi.pieces.silver-general"
local Rook, Bishop = require "shogi.pieces.rook", require "shogi.pieces.bishop"
local Knight, Lance, Pawn = require "shogi.pieces.knight", require "shogi.pieces.lance", require "shogi.pieces.pawn"

return variant {
  name = "Shogi", family = "shogi", code = "SH",
  also = { "Japanese Chess" },
  about = "the game of Japan: captured pieces come in again on the other side",
  board = { files = 9, ranks = 9, zones = { camp = { light = { "a7-i9" } } } },
  symmetry = "rotate",
  pieces = {
    King, Gold, Silver, Rook, Bishop, Knight, Lance, Pawn,
    require "shogi.pieces.dragon-king", require "shogi.pieces.dragon-horse", require "shogi.pieces.promoted-silver",
    require "shogi.pieces.promoted-knight", require "shogi.pieces.promoted-lance", require "shogi.pieces.tokin",
  },
  setup = [[
    l n s g k g s n l
    . r . . . . . b .
    p p p p p p p p p
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    P P P P P P P P P
    . B . . . . . R .
    L N S G K G S N L
  ]],
  royals = { King = "check" },
  promotion = { zone = "camp", to = "own", when = "choice", enters = "touches" },
  captures = {
    to = "capturer",
    as = {
      ["Dragon King"] = "Rook", ["Dragon Horse"] = "Bishop", ["Promoted Silver"] = "Silver General",
      ["Promoted Knight"] = "Knight", ["Promoted Lance"] = "Lance", Tokin = "Pawn",
    },
  },
  drops = {
    -- A second Pawn on a file may not come in, nor any that mates; nor a piece that could not go on from there.
    { pieces = { "Pawn" }, at = -m.rank(-1), limit = { Pawn = "one a file" }, mate = false },
    { pieces = { "Lance" }, at = -m.rank(-1) },
    { pieces = { "Knight" }, at = -m.rank(-1) * -m.rank(-2) },
    {},
  },
  -- A side that repeats by nothing but checks loses.
  rules = { stalemate = "loss", repetition = { times = 4, result = "draw", checks = "loss" } },
}
