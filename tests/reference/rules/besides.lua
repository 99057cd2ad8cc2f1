-- Pieces that change others when they have landed, or change nothing where none is there that they could.
local m = require "acedrex.movement"
local S, all = m.step, m.all

local function besides(walk, deed) return walk * m.land * m.first_of(m.aside(deed), m.pass) end
local near = S(all) * m.enemy

local Runner = piece { name = "Runner", symbol = "U", tags = { "hot" },
                       moves = S(all) + m.carries "hot" * m.slide(m.orthogonals) * m.empty }
local Cooler = piece { name = "Cooler", symbol = "C",
                       moves = besides(m.slide(m.diagonals), near * m.is "Runner" * m.tagged "hot" * m.unmark "hot") }
-- Two of its walks lead to one field.
local Heater = piece { name = "Heater", symbol = "H",
                       moves = besides(m.leap(1, 2), near * m.mark "hot") + m.leap(1, 2) * m.empty
                             + besides(m.leap(1, 2), S(m.N) * m.is "Cooler" * m.oblate) }

return variant {
  name = "Besides", board = { files = 6, ranks = 6 },
  pieces = { require "classical.pieces.king", require "classical.pieces.rook", Runner, Cooler, Heater },
  royals = { King = "check" },
  promotion = { pieces = { "Heater" }, zone = "last", to = { "Cooler" }, when = "choice" },
  setup = [[
r h k c . u
. u . . h .
. . . . . .
. . . . . .
. H . . U .
U . C K H R]],
}
