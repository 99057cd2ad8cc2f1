-- Several royal pieces, the last of which alone binds its side; turns may be passed.
local m = require "acedrex.movement"
local Prince = piece { name = "Prince", symbol = "P", royal = "flees", moves = m.step(m.all) + m.leap(2, 2) }
return variant {
  name = "Last Royal", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Prince },
  royals = { King = "check" },
  rules = { several_royals = "last", pass = "free" },
  setup = [[
r n k . p
. . . . .
. . . . .
. . . . .
R N K . P]],
}
