-- Dialectic Chess, of the Gwalla journal: chess with Philosophers for Knights, whose leaps are shown by two markers
-- on a board beside, the dialectic. Instead of a move on the board a player may move a marker by one orthogonal step.
local Chess = require "classical.classical-chess"
local Philosopher, Great = require "gwalla.pieces.philosopher", require "gwalla.pieces.great-philosopher"
local Thesis, Antithesis = require "gwalla.pieces.thesis", require "gwalla.pieces.antithesis"

return variant.extend(Chess, {
  name = "Dialectic Chess", family = "gwalla",
  about = "chess with Philosophers, which leap as two markers on a board beside show",
  board = {
    beside = {
      D = { files = 3, ranks = 3, setup = [[
        .  The .
        .  .   Ant
        .  .   .
      ]] },
    },
  },
  pieces = { replace = { Knight = Philosopher }, add = { Great, Thesis, Antithesis } },
  rules = {
    repetition = {
      { times = 3, result = "draw" },
      -- Between two moves on the board the dialectic may not come to stand as before, or as at the first of them.
      { times = 2, result = "illegal", board = "D" },
    },
    dead = { { "King" } },
  },
})
