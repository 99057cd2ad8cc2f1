-- Likewise where the last royal piece alone binds its side, by what the last turn was, and by turns of two moves.
local m, phase = require "acedrex.movement", require "acedrex.phase"
local AntiKing = piece { name = "Anti-King", symbol = "A", moves = m.step(m.all) * m.settle, immune = m.anyone }
local Echo = piece { name = "Echo", symbol = "E", moves = m.step(m.all) + m.last{ captured = true } * m.leap(2, 2) }
return variant {
  name = "Unmet Last", board = { files = 4, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", AntiKing, Echo },
  royals = { King = "check", ["Anti-King"] = { "attacked", unmet = "goes" } },
  rules = { several_royals = "last" },
  turn = phase.moves { 2 },
  setup = [[
r e k .
. . . a
. . . .
A . . .
R E K .]],
}
