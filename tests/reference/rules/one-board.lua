-- Repetition is judged on a board beside; royal pieces that are lost decide nothing.
local m = require "acedrex.movement"
local Token = piece { name = "Token", symbol = "O", owner = "none", may_move = "both", moves = m.step(m.orthogonals) * m.empty }
return variant {
  name = "One Board",
  board = { files = 4, ranks = 4, beside = { D = { files = 2, ranks = 2, setup = "O .\n. ." } } },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Token },
  royals = { King = "capture" },
  rules = {
    royal_loss = "plays on", bare = { pieces = "all", left = 1 },
    repetition = { { times = 2, result = "illegal", board = "D" }, { times = 2, result = "illegal" } },
  },
  setup = [[
r n k .
. . . .
. . . .
. N K R]],
}
