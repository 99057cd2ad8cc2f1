-- Promotion by several rules: out of a store, where nothing is there not at all; out of the other side's queue; some
-- kinds alone, out of a store and a queue.
local m = require "acedrex.movement"
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) + m.step{ m.NE, m.NW } * m.strike }
local Fox = piece { name = "Fox", symbol = "F", moves = m.step(m.diagonals) + m.step(m.N) }
local Imp = piece { name = "Imp", symbol = "I", moves = m.step{ m.N, m.E }, class = "small" }
local Egg = piece { name = "Egg", symbol = "E", moves = m.step(m.N) + m.step{ m.E, m.W } }
return variant {
  name = "Promotion Pockets", board = { files = 5, ranks = 4, zones = { far = { light = { "a3-e4" } } } },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Man, Fox, Egg, Imp },
  royals = { King = "check" },
  captures = { { pieces = { "Man" }, to = "capturer", pocket = "men" }, { to = "owner", pocket = "lost" } },
  promotion = {
    { pieces = { "Man" }, to = { pocket = "lost" }, without = "illegal" },
    { pieces = { "Fox" }, to = { pocket = "men", take = "last", of = "other" }, zone = "far", when = "now or later" },
    { pieces = { "Egg" }, to = { pocket = "lost" }, zone = "far" },
    { pieces = { "Imp" }, to = { pocket = { "lost", "men" }, of = "theirs", pieces = { "small", "Man", "Rook" } }, zone = "far",
      when = "choice", must = "last", enters = "touches" },
  },
  drops = { from = "men", order = "queue", at = m.rank(2) },
  pockets = { name = "lost", both = { "Rook", "Knight" } },
  setup = [[
k f i e .
m . M . m
M . m . M
K F I E .]],
}
