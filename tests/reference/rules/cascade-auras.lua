-- Cascades beside auras: what is frozen is activated all the same, what is lent leads to activations, marks and
-- protection hold for every ply, and a second ply comes where the first has activated nothing.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local S, all = m.step, m.all

local Relay = piece { name = "Relay", symbol = "Y", passive = true, moves = m.slide(m.diagonals, 2) + m.tagged "lit" * S(m.N) }
local Runner = piece { name = "Runner", symbol = "U", moves = S(m.orthogonals) + m.carries "lit" * m.leap(0, 2) }
local Ice = piece { name = "Ice", symbol = "I", moves = S(m.orthogonals) * m.settle, frozen = m.leave,
                    aura = { at = S(all), of = "enemy", freeze = true } }
local Shield = piece { name = "Shield", symbol = "H", moves = S(m.diagonals),
                       aura = { at = S(m.orthogonals) + m.slide(m.diagonals), of = m.own * -m.is "Shield", protect = true } }
local Drum = piece { name = "Drum", symbol = "D", moves = S(m.diagonals) * m.settle,
                     aura = { { at = S(m.orthogonals), of = "own", except = "self", plies = 2 },
                              { at = S(m.diagonals), of = "any", mark = "lit" } } }
local Teacher = piece { name = "Teacher", symbol = "T", moves = S(m.N) * m.settle,
                        aura = { at = S(all), of = "own", lends = function(d) return m.slide(d, 2) end } }

return variant {
  name = "Cascade Auras", board = { files = 5, ranks = 5 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Relay, Runner, Ice, Shield, Drum, Teacher },
  royals = { King = "check" },
  lands = m.own * m.is("Relay", "Runner", "Rook") * c.activate,
  setup = [[
r h k t .
u y d i y
. . . . .
U Y D I Y
R H K T .]],
}
