-- Auras of every kind but lending: freezing, protecting, marking, doubling, and wakes that are lent.
local m = require "acedrex.movement"
local S, all = m.step, m.all
local King = require "classical.pieces.king"
local Rook = require "classical.pieces.rook"
local Knight = require "classical.pieces.knight"

local Ice = piece { name = "Ice", symbol = "I", moves = S(m.orthogonals), frozen = m.leave,
                    aura = { at = S(all), of = "enemy", freeze = true } }
local Shield = piece { name = "Shield", symbol = "H", moves = m.slide(m.diagonals, 2),
                       aura = { at = S(all) + m.slide(m.diagonals), of = m.own * -m.is "Shield", protect = true } }
local Lantern = piece { name = "Lantern", symbol = "L", moves = m.slide(m.diagonals, 3) + m.leap(0, 4) * m.tagged "lit",
                        aura = { at = m.leap(1, 1) + m.leap(0, 2), of = "any", except = "self", mark = "lit" } }
local Drum = piece { name = "Drum", symbol = "D", moves = S(all) * m.settle,
                     aura = { at = S(all), of = "own", except = "self", plies = 2 } }
local Torch = piece { name = "Torch", symbol = "O", moves = S(m.orthogonals),
                      aura = { at = m.slide(m.orthogonals, 2), of = "own", wake = S(m.E) * m.enemy * m.oblate } }

return variant {
  name = "Auras", board = { files = 7, ranks = 7 },
  pieces = { King, Rook, Knight, Ice, Shield, Lantern, Drum, Torch },
  royals = { King = "check" },
  setup = [[
r i k h l n r
. . d . o . .
. . . . . . .
. . . . . . .
. . . . . . .
. . D . O . .
R I K H L N R]],
}
