-- The same move, and the same drop, by several ways to make a turn.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Bee = piece { name = "Bee", symbol = "B", moves = m.step(m.all) }
local Dog = piece { name = "Dog", symbol = "D", moves = m.slide(m.orthogonals, 2) }
return variant {
  name = "Same Ways", board = { files = 4, ranks = 5 }, pieces = { Bee, Dog },
  pockets = { both = { Bee = 1, Dog = 1 } },
  turn = phase.either{
    phase.move{ pieces = { "Bee" } }, phase.move{ from = m.own_half },
    phase.drop{ at = m.file "a" }, phase.drop{ at = m.rank(1) },
  },
  setup = [[
b d . .
. . b .
. . . .
. B . .
. . D B]],
}
