-- Auras that ask which pieces are frozen: they mark, protect, double and lend by it.
local m = require "acedrex.movement"
local S, all = m.step, m.all
local Ice = piece { name = "Ice", symbol = "I", moves = S(m.orthogonals), aura = { at = S(all), of = "enemy", freeze = true } }
local Shield = piece { name = "Shield", symbol = "H", moves = m.slide(m.diagonals, 2),
                       aura = { at = m.anywhere, of = m.own * m.frozen, protect = true } }
local Lantern = piece { name = "Lantern", symbol = "L", moves = m.slide(m.diagonals, 3) + m.leap(0, 4) * m.tagged "lit",
                        aura = { at = m.slide(m.orthogonals, 3) * m.frozen, of = "any", mark = "lit" } }
local Drum = piece { name = "Drum", symbol = "D", moves = S(all) * m.settle,
                     aura = { at = S(all) * -m.frozen, of = "own", except = "self", plies = 2 } }
local Lyre = piece { name = "Lyre", symbol = "Y", moves = S(m.orthogonals),
                     aura = { at = m.leap(1, 2), of = m.own * m.frozen, lends = S(m.diagonals) } }
return variant {
  name = "Aura Frozen", board = { files = 7, ranks = 7 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Ice, Shield, Lantern, Drum, Lyre },
  royals = { King = "check" },
  setup = [[
r i k h l y r
. . d . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . D . . . .
R I K H L Y R]],
}
