-- What a piece attacks may hang on tags that last a turn or two, its own or those of what stands on its way.
local m = require "acedrex.movement"
-- Rides as long as its haste lasts, and has it by a step ahead.
local Runner = piece { name = "Runner", symbol = "R",
  moves = m.carries "haste" * m.slide(m.orthogonals) + m.step(m.N) * m.settle * m.land * m.aside(m.mark("haste", 2)) + m.step(m.E) }
-- Leaps over what is tired, takes what rests beside it, and tires what it passes.
local Jumper = piece { name = "Jumper", symbol = "J",
  moves = m.step(m.diagonals) * m.tagged "tired" * m.step(m.N)
        + m.step(m.orthogonals) * m.settle * m.land * m.aside(m.step(m.all) * m.enemy * m.mark("tired", 1))
        + m.step(m.N) * m.empty * m.aside(m.step(m.E) * m.enemy * m.capture) }
return variant {
  name = "Timed Tags", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", require "classical.pieces.bishop", Runner, Jumper },
  royals = { King = "check" },
  setup = [[
r b k j r .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
R B K J R .]],
}
