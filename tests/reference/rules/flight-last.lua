-- Several royal pieces, of which the last alone has to flee, in turns of two moves.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local Prince = piece { name = "Prince", symbol = "P", royal = "flees", moves = m.step(m.orthogonals) }
return variant {
  name = "Flight Last", board = { files = 4, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Prince },
  royals = { King = "check" },
  rules = { several_royals = "last", pass = "forced" },
  turn = phase.moves{ 2, check = "ends" },
  setup = [[
r n k p
. . . .
. . . .
. . . .
R N K P]],
}
