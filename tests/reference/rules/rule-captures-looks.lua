-- Pieces that look before they go, beside others that have tables: each does something by itself when it has captured,
-- and nothing else happens by itself.
local m = require "acedrex.movement"
local S = m.step
local Cannon = piece {
  name = "Cannon", symbol = "C", moves = m.slide(m.orthogonals) * m.settle + m.hop(m.orthogonals) * m.strike, on_capture = m.leave,
}
local Grasshopper = piece {
  name = "Grasshopper", symbol = "G", moves = S(m.all) * #(S(m.all) * m.occupied),
  on_capture = m.every(S(m.orthogonals) * m.enemy * -m.is "King" * m.oblate),
}
local Bishop = piece { name = "Bishop", symbol = "B", moves = m.slide(m.diagonals), on_capture = m.leave }

return variant {
  name = "Captures after Looks", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", Cannon, Grasshopper, Bishop },
  royals = { King = "check" },
  setup = [[
b c k g . b
. g . c . .
. . . . . .
. . . . . .
. G . C . .
B C K G . B]],
}
