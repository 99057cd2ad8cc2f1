-- Forced drops among the parts of a turn and among its choices; what a drop does; counters of each side.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) * m.add("owed", 1, "other") + m.step{ m.NE, m.NW } * m.strike }
return variant {
  name = "Forced Drops", board = { files = 4, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Man },
  royals = { King = "check" },
  state = { owed = { to = 2, each = "side" } },
  captures = { { pieces = { "Man" }, to = "capturer", pocket = "men" }, { to = "owner", pocket = "majors" } },
  turn = phase.seq{
    phase.either{
      phase.drop{ from = "majors", at = m.rank(1) * m.counter("owed", 1, 2), forced = "always", on_drop = m.add("owed", -1) },
      phase.move(),
    },
    phase.moves{ 2, of = phase.drop{ from = "men", at = m.rank(2), forced = "always",
                                     on_drop = m.must(m.step(m.N) * m.enemy * m.capture) } },
  },
  pockets = { { name = "majors", both = { "Rook" } }, { name = "men", both = { Man = 2 } } },
  setup = [[
r k . r
m . m m
. . . .
M M . M
R . K R]],
}
