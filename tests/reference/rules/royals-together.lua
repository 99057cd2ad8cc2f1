-- Royal pieces that are in check only when each is attacked, of several kinds; checks are counted, and may be illegal.
local m = require "acedrex.movement"
local Prince = piece { name = "Prince", symbol = "P", moves = m.step(m.all) }
local Heir = piece { name = "Heir", symbol = "H", moves = m.step(m.diagonals) }
return variant {
  name = "Royals Together", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.queen", Prince, Heir },
  royals = { King = "check", Prince = "capture", Heir = { "check", unmet = "stays" } },
  promotion = { pieces = { "Prince" }, to = { "King" }, when = "choice", limit = { King = 2 } },
  rules = { several_royals = "all", checks = 3, dark = { giving_check = "illegal", pass = "free" } },
  setup = [[
r k k h q
. . . p .
. . . . .
. P . . .
Q H K K R]],
}
