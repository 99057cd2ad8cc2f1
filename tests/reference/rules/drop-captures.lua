-- What a dropped piece captures and takes off the board, where nothing follows a turn by itself.
local m = require "acedrex.movement"
local S = m.step
local Bee = piece { name = "Bee", symbol = "B", moves = S(m.all) }
local Dog = piece { name = "Dog", symbol = "D", moves = m.slide(m.orthogonals, 2) }
return variant {
  name = "Drops and Captures", board = { files = 5, ranks = 5 }, pieces = { Bee, Dog },
  pockets = { both = { Bee = 2, Dog = 1 } },
  captures = { { pieces = { "Bee" }, by = { "Dog" }, to = "capturer", oblated = true }, { to = "owner", oblated = true } },
  drops = { on_drop = m.must(m.every(S(m.orthogonals) * m.enemy * m.capture + S(m.diagonals) * m.occupied * m.oblate)) },
  setup = [[
b . . d .
. . b . .
. d . . B
. . D . .
. B . . D]],
}
