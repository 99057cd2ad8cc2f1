-- Actions of different pieces: one that has left the board has not acted where another stands.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Moth = piece { name = "Moth", symbol = "M", moves = m.step(m.all) * m.or_leave * m.enemy }
local Dog = piece { name = "Dog", symbol = "D", moves = m.step(m.orthogonals) }
return variant {
  name = "Leavers", board = { files = 4, ranks = 4 }, pieces = { Moth, Dog },
  turn = phase.actions{ budget = 2 },
  setup = [[
m d m m
. . . .
. . M .
M M D M]],
}
