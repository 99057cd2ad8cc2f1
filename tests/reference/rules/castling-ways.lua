-- Castling by ways, with whatever stands in a corner: the King goes, also away from it, or stays.
local m = require "acedrex.movement"
return variant {
  name = "Castling Ways", board = { files = 6, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.bishop", require "classical.pieces.knight" },
  royals = { King = "check" },
  castling = {
    king = "King", partner = m.rank(1) * (m.file "a" + m.file "f"),
    ways = {
      { king = { "c", "c" }, partner = { "a", "d" } }, { king = { "c", "d" }, partner = { "a", "c" } },
      { king = { "c", "b" }, partner = { "a", "c" } }, { king = { "c", "b" }, partner = { "a", "d" } },
      { king = { "c", "e" }, partner = { "f", "d" } }, { king = { "b", "b" }, partner = { "a", "c" } },
      { king = { "d", "f" }, partner = { "f", "e" } }, { king = { "e", "e" }, partner = { "f", "d" } },
    },
  },
  setup = [[
r . k . . b
. n . . n .
. . . . . .
. N . . N .
R . K . . B]],
}
