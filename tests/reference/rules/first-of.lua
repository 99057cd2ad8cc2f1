-- The first part of a turn that is possible, within another part and behind a move; drops without end, limited by file and
-- zone; rules that differ between the sides.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike }
return variant {
  name = "First Of", board = { files = 4, ranks = 4, zones = { low = { light = { "a1-d2" } } } },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Man },
  royals = { King = "check" },
  promotion = { pieces = { "Man" }, to = { "Rook", "Knight" }, limit = { Rook = 1, Knight = 1 } },
  pockets = { light = { Man = "any" }, dark = { Man = 2, Knight = "any" } },
  drops = { { pieces = { "Man" }, at = -m.rank(-1), limit = { Man = { 2, "a file" } } }, { limit = { Knight = { 1, "low" } } } },
  captures = { pieces = { "Knight", "Man" }, to = "opponent" },
  rules = { light = { stalemate = "loss" }, dark = { capture = "must", giving_check = "illegal" } },
  turn = {
    light = phase.first_of{
      phase.when(m.anywhere * m.own * m.is "Rook" * m.attacked(), phase.move{ pieces = { "Rook" } }),
      phase.seq{ phase.move{ pieces = { "Man" } }, phase.first_of{ phase.drop(), phase.move{ by = "same" }, phase.move() } },
      phase.move(),
    },
    dark = phase.seq{ phase.move{ optional = true }, phase.first_of{ phase.move{ pieces = { "Knight" } }, phase.drop() } },
  },
  setup = [[
r . k n
m . m .
. M . .
R N K .]],
}
