-- Xiangqi, the chess of China.
local m = require "acedrex.movement"
local General, Advisor = require "xiangqi.pieces.general", require "xiangqi.pieces.advisor"
local Elephant, Horse = require "xiangqi.pieces.elephant", require "xiangqi.pieces.horse"
local Chariot, Cannon = require "xiangqi.pieces.chariot", require "xiangqi.pieces.cannon"

return variant {
  name = "Xiangqi", family = "xiangqi", code = "XQ",
  also = { "Chinese Chess" },
  about = "the chess of China",
  board = { files = 9, ranks = 10, zones = { palace = { light = { "d1-f3" } } } },
  symmetry = "rotate",
  pieces = { General, Advisor, Elephant, Horse, Chariot, Cannon, require "xiangqi.pieces.soldier" },
  setup = [[
    r n b a k a b n r
    . . . . . . . . .
    . c . . . . . c .
    p . p . p . p . p
    . . . . . . . . .
    . . . . . . . . .
    P . P . P . P . P
    . C . . . . . C .
    . . . . . . . . .
    R N B A K A B N R
  ]],
  royals = { General = "check" },
  rules = {
    stalemate = "loss",   -- of a side that cannot move, also when not in check
    repetition = {
      times = 3, result = "draw", checks = "loss",
      -- General and Soldiers may chase for ever, and a Soldier this side of the river may be chased.
      chases = {
        by = { "Advisor", "Elephant", "Horse", "Chariot", "Cannon" },
        of = -m.is "Soldier" + m.their_half,
        guarded = {
          Chariot = { "Horse", "Cannon", "Advisor", "Elephant" },
          Horse = { "Advisor", "Elephant" }, Cannon = { "Advisor", "Elephant" },
        },
      },
    },
  },
}
