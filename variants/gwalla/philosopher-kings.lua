-- Philosopher Kings, of the Gwalla journal: chess, but for the Kings, whose leaps are shown by two Ideas on a board
-- beside, the Aeon. Instead of a move on the board a player may move an Idea by one orthogonal step.
local Chess = require "classical.classical-chess"
local King, Idea = require "gwalla.pieces.philosopher-king", require "gwalla.pieces.idea"

return variant.extend(Chess, {
  name = "Philosopher Kings", family = "gwalla",
  about = "chess with Kings that leap as two markers on a board beside show",
  board = {
    beside = {
      A = { files = 4, ranks = 4, setup = [[
        .  .  .  .
        .  .  .  .
        .  Id .  .
        .  Id .  .
      ]] },
    },
  },
  pieces = {
    replace = { King = King, Rook = piece.extend(require "classical.pieces.rook", { tags = { "castling" } }) },
    add = { Idea },
  },
  -- In the King's script, as it depends on the Ideas.
  castling = false,
  rules = {
    repetition = {
      { times = 3, result = "draw" },
      -- Between two moves on the board the Aeon may not come to stand as before, or as at the first of them.
      { times = 2, result = "illegal", board = "A" },
    },
    dead = { { "Philosopher King" } },
  },
})
