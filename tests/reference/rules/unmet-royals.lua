-- Royal pieces that go, or stay as they must not, where no turn leaves all of them as they must stand; what goes is pocketed.
local m = require "acedrex.movement"
local AntiKing = piece { name = "Anti-King", symbol = "A", moves = m.step(m.all) * m.settle, immune = m.anyone }
local Prince = piece { name = "Prince", symbol = "P", moves = m.step(m.orthogonals) }
local Bishop = require "classical.pieces.bishop"
return variant {
  name = "Unmet Royals", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", AntiKing, Prince, Bishop },
  royals = { King = "check", ["Anti-King"] = { "attacked", unmet = "goes" }, Prince = { "check", unmet = "stays" } },
  rules = { royal_loss = "plays on", pass = "forced" },
  captures = { to = "owner" }, drops = { pieces = { "Rook", "Bishop" } },
  setup = [[
r b k . p
a . . . .
. . . . .
. . . . A
R B K . P]],
}
