-- Movement borrowed from attackers and guards, beside auras that freeze and protect.
local m = require "acedrex.movement"
local S, all = m.step, m.all

local Orphan = piece { name = "Orphan", symbol = "O", moves = m.moves_of "attackers" + S(m.S) * m.settle }
local Friend = piece { name = "Friend", symbol = "F", moves = m.moves_of "guards" }
local Ice = piece { name = "Ice", symbol = "I", moves = S(m.orthogonals), frozen = S(m.S) * m.strike + m.leave,
                    aura = { at = S(all), of = "enemy", freeze = true } }
local Shield = piece { name = "Shield", symbol = "H", moves = S(m.diagonals),
                       aura = { at = S(all), of = m.own * -m.is "Shield", protect = true } }

return variant {
  name = "Borrowing", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", require "classical.pieces.knight",
             Orphan, Friend, Ice, Shield },
  royals = { King = "check" },
  setup = [[
r n k h .
o f . i o
. . . . .
O F . I O
R N K H .]],
}
