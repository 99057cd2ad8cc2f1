-- Ataxx (Dave Crummack and Craig Galley, 1988), by Pychess: a disc doubles itself onto a field beside it, or leaps to
-- one two fields away, and all enemies around its new field change sides. When the board is full, the side with more
-- discs has won.
local m = require "acedrex.movement"

local infects = m.land * m.every(m.step(m.all) * m.enemy * m.convert)
local far = m.leap(0, 2) + m.leap(1, 2) + m.leap(2, 2)
local Disc = piece {
  name = "Disc", symbol = "P",
  about = "doubles onto a field beside it or leaps two fields away, and turns over those around",
  moves = (m.place "Disc" * m.step(m.all) + far) * m.empty * infects,
}

return variant {
  name = "Ataxx", family = "known", code = "AX",
  also = { "Infection" },
  about = "discs that double or leap, and turn over their neighbours",
  board = { files = 7, ranks = 7 },
  pieces = { Disc },
  setup = [[
    P . . . . . p
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    p . . . . . P
  ]],
  rules = {
    pass = "forced",
    -- Also when both have to pass, or come to the same position for the third time.
    count = { at = { "full board", "passes", "repetition" } },
    repetition = { times = 3, result = "count" },
    extinction = { { "Disc" } },
  },
}
