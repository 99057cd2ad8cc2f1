-- So many checks win, so few pieces lose unless the other side is left as few, and blasts take royal pieces.
local m = require "acedrex.movement"
local Blaster = piece { name = "Blaster", symbol = "X",
                        moves = m.step(m.all) * m.land * m.aside(m.every(m.step(m.all) * m.enemy * m.oblate)) }
return variant {
  name = "Checks", board = { files = 5, ranks = 6 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight", Blaster },
  royals = { King = "check" },
  rules = { checks = 2, bare = { result = "loss unless answered", pieces = { "Rook", "Knight", "King" }, left = 1 } },
  setup = [[
r n k . x
. . . . .
. . . . .
. . . . .
. . . . .
R N K . X]],
}
