-- The second time decides by checks, and by chases; on so small a board positions repeat again and again.
local m = require "acedrex.movement"
return variant {
  name = "Perpetual", board = { files = 4, ranks = 4 },
  pieces = {
    require "classical.pieces.king", require "classical.pieces.rook", piece.extend(require "classical.pieces.knight", { name = "Horse" }),
  },
  royals = { King = "check" },
  rules = {
    stalemate = "loss",
    repetition = {
      times = 2, result = "draw", checks = "loss",
      chases = { result = "win", by = { "Rook", "Horse" }, of = -m.rank(4), guarded = { Rook = { "Horse" } } },
    },
  },
  setup = [[
k . n .
. . . .
. . . .
. R . K]],
}
