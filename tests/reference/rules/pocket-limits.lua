-- Pieces that go to their owner's opponent, also where their own side takes them off; a pocket without end, limits of drops,
-- and promotion as far as limits let it, else none.
local m = require "acedrex.movement"
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike }
local Stone = piece { name = "Stone", symbol = "S", moves = m.step(m.W) * m.empty }
local Ram = piece { name = "Ram", symbol = "A", moves = m.slide(m.orthogonals) * (m.empty + m.enemy + m.own * -m.is "King" * m.oblate) }
return variant {
  name = "Pocket Limits", board = { files = 4, ranks = 5, zones = { hill = { "b2-c4" } } },
  pieces = { require "classical.pieces.king", Ram, require "classical.pieces.knight", Man, Stone },
  royals = { King = "capture" },
  pockets = { both = { Stone = "any" } },
  drops = { { pieces = { "Man", "Stone" }, limit = { Man = { 1, "a file" }, Stone = { 2, "hill" } } }, { limit = { Knight = 2 } } },
  captures = { { pieces = { "Ram", "Knight", "Stone" }, to = "opponent", oblated = true }, { to = "capturer", oblated = true } },
  promotion = { pieces = { "Man" }, to = { "Stone", "Ram" }, limit = { Stone = 1, Ram = 1 }, without = "stays" },
  setup = [[
a k n .
m . m m
. . . .
M M . M
A N K .]],
}
