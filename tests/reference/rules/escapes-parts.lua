-- Turns of several parts, after the whole of which nothing is to be left attacked that can escape; a drop that is forced.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local Queen = piece { name = "Queen", symbol = "Q", moves = m.slide(m.all, 2) }
local Scout = piece { name = "Scout", symbol = "S", moves = m.step(m.all) * m.settle }
return variant {
  name = "Escapes in Parts", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", Queen, require "classical.pieces.rook", Scout },
  royals = { King = { "check", unmet = "stays" }, Queen = "escapes" },
  pockets = { both = { "Scout", "Rook" } },
  drops = { order = "queue", at = m.rank(1) },
  turn = phase.seq { phase.moves { 1, check = "ends" }, phase.move { pieces = { "Scout" }, optional = true }, phase.drop { forced = "always" } },
  setup = [[
. q k r .
. . . . .
. . . . .
. . . . .
. R K Q .]],
}
