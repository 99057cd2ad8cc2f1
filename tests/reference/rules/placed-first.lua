-- Pieces that have to come in before any moves, in windows of turns, where no royal piece is left attacked.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
return variant {
  name = "Placed First", board = { files = 4, ranks = 4 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight" },
  royals = { King = "check" },
  rules = { pass = "free" },
  turn = phase.either{
    phase.move(),
    phase.drop{ from = "army", order = "queue", at = m.rank(1) + m.rank(2), forced = "at the end",
                window = function(k) return k, k + 1 end,
                on_drop = m.every(m.step(m.orthogonals) * m.enemy * -m.is "King" * m.oblate) },
  },
  pockets = { name = "army", both = { "Rook", "Knight", "Rook" } },
  setup = [[
r . k .
. n . .
. . . .
R . K N]],
}
