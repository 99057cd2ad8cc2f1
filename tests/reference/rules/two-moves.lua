-- Two moves in a turn, of which one that gives check is the last and none may leave the King attacked.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) }
return variant {
  name = "Two Moves", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.knight", require "classical.pieces.rook", Man },
  royals = { King = "check" },
  promotion = { pieces = { "Man" }, to = { "Knight" } },
  turn = phase.moves{ 2, check = "ends", safe = "each" },
  setup = [[
r . k . n
. m . m .
. . . . .
. M . M .
R . K . N]],
}
