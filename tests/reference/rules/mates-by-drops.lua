-- Drops that may not mate, and fill pockets: whether the answers to them mate is asked as well.
local m = require "acedrex.movement"
local King = require "classical.pieces.king"
local Bee = piece { name = "Bee", symbol = "B", moves = m.step(m.N) }
return variant {
  name = "Mates by Drops", board = { files = 3, ranks = 4 }, pieces = { King, Bee },
  royals = { King = "check" }, pockets = { both = { Bee = 1 } }, captures = { to = "opponent", oblated = true },
  drops = { mate = false, on_drop = m.must(m.every(m.step(m.E) * m.is "Bee" * m.oblate)) },
  setup = [[
k . b
. b .
. B .
B . K]],
}
