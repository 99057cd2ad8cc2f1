-- What a piece attacks may hang on a tag that it must not carry and that is gone when the turn is over.
local m = require "acedrex.movement"
local Sleeper = piece { name = "Sleeper", symbol = "S",
  moves = -m.carries "asleep" * (m.slide(m.orthogonals) + m.leap(1, 2))
        + m.step(m.diagonals) * m.settle * m.land * m.aside(m.mark("asleep", 1)) }
return variant {
  name = "Timed Gates", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", require "classical.pieces.bishop", Sleeper },
  royals = { King = "check" },
  setup = [[
s b k . s .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
S B K . S .]],
}
