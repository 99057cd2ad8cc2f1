-- Movement that pieces lend each other, by where they stand to each other too; and second plies besides.
local m = require "acedrex.movement"
local S, all = m.step, m.all
local King = require "classical.pieces.king"
local Rook = require "classical.pieces.rook"
local Knight = require "classical.pieces.knight"

local Teacher = piece { name = "Teacher", symbol = "T", moves = S(all) * m.settle,
                        aura = { at = S(all), of = "own", lends = function(d) return m.slide(d, 3) end } }
local Guide = piece { name = "Guide", symbol = "G", moves = S(m.N),
                      aura = { at = m.leap(0, 2), of = "own", lends = m.leap(1, 2) } }
local Drum = piece { name = "Drum", symbol = "D", moves = S(all) * m.settle,
                     aura = { at = S(all), of = "own", except = "self", plies = 2 } }
local Pupil = piece { name = "Pupil", symbol = "P", moves = S(m.N), promotes = "Rook" }

return variant {
  name = "Lending", board = { files = 6, ranks = 6 },
  pieces = { King, Rook, Knight, Teacher, Guide, Drum, Pupil },
  royals = { King = "check" },
  promotion = { to = "own" },
  setup = [[
r t k g d n
. p . p p .
. . . . . .
. . . . . .
. P . P P .
R T K G D N]],
}
