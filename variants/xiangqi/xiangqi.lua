-- Xiangqi, the chess of China.
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
  -- Who cannot move has lost, also when not in check.
  rules = { stalemate = "loss", repetition = { times = 3, result = "draw" } },
}
