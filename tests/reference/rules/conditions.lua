-- Parts that are due under conditions, and pieces that may make them by where they stand; turns of which nothing is due.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * m.strike }
local function there_is(guard) return m.anywhere * guard end
return variant {
  name = "Conditions", board = { files = 4, ranks = 5, zones = { low = { light = { "a1-d2" } } } },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Man },
  royals = { King = "check" }, promotion = { pieces = { "Man" }, to = { "Rook", "Knight" } },
  captures = { pieces = { "Knight" }, to = "capturer" },
  turn = phase.when(there_is(m.is "Knight") + there_is(m.own * m.is "King" * m.attacked()), phase.by_side{
    light = phase.seq{
      phase.when(there_is(m.own * m.zone "low" * m.is "Man"), phase.move{ from = m.zone "low" }, phase.move()),
      phase.either{
        phase.when(there_is(m.enemy * m.is "Rook"), phase.drop{ at = m.rank(1), forced = "always", tags = { "fresh" } }),
        phase.given(phase.move{ pieces = { "Man", "Rook", "Knight" }, from = m.carries "fresh" + m.is "Man" + m.rank(1) },
                    phase.move{ pieces = { "Knight" } }),
      },
    },
    dark = phase.moves{ 2, of = phase.when(there_is(m.own * m.is "Rook"), phase.move{ by = "other" }), check = "ends" },
  }),
  setup = [[
r k n .
m . m m
. . . .
M M . M
R N K .]],
}
