-- A second move by the same piece where it is one of those named, and a third by another.
local phase = require "acedrex.phase"
return variant {
  name = "Same and Other", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight" },
  royals = { King = "check" },
  turn = phase.seq{ phase.move(), phase.move{ by = "same", pieces = { "Rook", "King" }, optional = true },
                    phase.move{ by = "other", pieces = { "Knight", "King" }, optional = true } },
  setup = [[
r . k . n
. . . . .
. . . . .
. . . . .
R . K . N]],
}
