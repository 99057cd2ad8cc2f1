-- A drop out of a queue in place of a move; any turn may be passed.
local m = require "acedrex.movement"
return variant {
  name = "Queue Drops", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight" },
  royals = { King = "check" },
  captures = { to = "capturer" },
  drops = { { pieces = { "Rook" }, order = "queue", at = -m.rank(1), check = false }, { order = "queue", limit = { Knight = 2 } } },
  rules = { pass = "free", passes = { times = 2, result = "draw" } },
  setup = [[
r n k n .
. . . . .
. . . . .
. . . . .
. N K N R]],
}
