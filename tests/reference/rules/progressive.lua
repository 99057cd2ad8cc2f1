-- One move in the first turn, two in the second, then three; what may be passed.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) + m.step{ m.NE, m.NW } * m.strike }
return variant {
  name = "Progressive", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.knight", Man },
  royals = { King = "check" },
  turn = phase.moves(function(n) return math.min(n, 3) end),
  setup = [[
. . k n .
. . m . .
. . . . .
. . M . .
. . K N .]],
}
