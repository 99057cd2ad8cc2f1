-- Rows where pieces land, of a variant in which all pieces do something when they have captured.
local m = require "acedrex.movement"
local c = require "acedrex.cascade"
local S = m.step
local Bee = piece { name = "Bee", symbol = "B", moves = S(m.all), lands = m.own * m.is "Dog" * c.activate }
local Dog = piece { name = "Dog", symbol = "D", moves = m.slide(m.orthogonals), lands = m.own * m.is "Owl" * m.oblate }
local Owl = piece { name = "Owl", symbol = "W", moves = m.leap(1, 2) }
return variant {
  name = "Rows and Captures", board = { files = 5, ranks = 5 }, pieces = { Bee, Dog, Owl },
  on_capture = m.every(S(m.diagonals) * m.is "Owl" * m.oblate),
  setup = [[
. d b w .
d . . . b
. W . . .
. B . . w
B D . W .]],
}
