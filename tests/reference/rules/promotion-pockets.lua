-- Promotion by several rules, out of a store, where nothing is there not at all, and out of the other side's queue.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) + m.step{ m.NE, m.NW } * m.strike }
local Fox = piece { name = "Fox", symbol = "F", moves = m.step(m.diagonals) + m.step(m.N) }
local Egg = piece { name = "Egg", symbol = "E", moves = m.step(m.N) + m.step{ m.E, m.W } }
return variant {
  name = "Promotion Pockets", board = { files = 5, ranks = 6, zones = { far = { light = { "a5-e6" } } } },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Man, Fox, Egg },
  royals = { King = "check" },
  captures = { { pieces = { "Man" }, to = "capturer", pocket = "men" }, { to = "owner", pocket = "lost" } },
  promotion = {
    { pieces = { "Man" }, to = { pocket = "lost" }, without = "illegal" },
    { pieces = { "Fox" }, to = { pocket = "men", take = "last", of = "other" }, zone = "far", when = "now or later" },
    { pieces = { "Egg" }, to = { pocket = "lost" }, zone = "far" },
  },
  turn = phase.seq{ phase.move(), phase.drop{ from = "men", order = "queue", at = m.rank(2) + m.rank(3), optional = true } },
  setup = [[
r f k e n
m . m . m
. . . . .
. . . . .
M . M . M
R F K E N]],
}
