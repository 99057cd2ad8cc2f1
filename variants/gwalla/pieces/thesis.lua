-- Dialectic Chess: a marker on the dialectic, a board of 3x3 fields. It belongs to neither side; either player may move
-- it by one orthogonal step to an empty field, instead of a move on the great board.
local m = require "acedrex.movement"

return piece {
  name = "Thesis", symbol = "The",
  about = "a marker that either player may move by one orthogonal step",
  owner = "none", may_move = "both",
  moves = m.step(m.orthogonals) * m.settle,
  takes = m.none, immune = m.anyone,
}
