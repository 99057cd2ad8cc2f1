-- Isolation 7: who moves goes one step, and then puts a wall on any empty field but those where both began. Who cannot move
-- has lost.
local m = require "acedrex.movement"

local began = m.on "d1" + m.on "d7"
local Pawn = piece {
  name = "Walker", symbol = "P", takes = m.none,
  about = "goes one step, and walls in",
  moves = m.step(m.all) * m.empty * m.land * m.aside(m.anywhere * m.empty * -began * m.place "Wall"),
}

return variant {
  name = "Isolation 7", slug = "isolation7", family = "trial",
  about = "a Walker on each side, and a wall more after every move",
  board = { files = 7, ranks = 7 },
  pieces = { Pawn, piece { name = "Wall", symbol = "W", owner = "none", about = "stands in the way", moves = m.none } },
  setup = [[
    . . . p . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . P . . .
  ]],
  rules = { stalemate = "loss" },
}
