-- Breakthrough (Dan Troyka): sixteen men on each side, and a race to the other end of the board.
local m = require "acedrex.movement"

local Man = piece {
  name = "Man", symbol = "P",
  about = "steps ahead or diagonally ahead, captures diagonally ahead only",
  moves = m.step(m.N) * m.settle + m.step{ m.NW, m.NE },
}

return variant {
  name = "Breakthrough", family = "known",
  about = "a race of men to the other end of the board",
  board = { files = 8, ranks = 8 },
  pieces = { Man },
  setup = [[
    p p p p p p p p
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    P P P P P P P P
  ]],
  rules = {
    -- A side wins when one of its Men arrives on the last rank, and has lost when it has no Man left.
    goal = { pieces = { "Man" }, zone = "last" },
    extinction = { { "Man" } },
  },
}
