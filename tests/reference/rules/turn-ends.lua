-- What happens at the ends of turns: fire, poison, ghosts, births and changes, and promotions that set something off.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local S, all = m.step, m.all
local King = require "classical.pieces.king"
local Rook = require "classical.pieces.rook"

local Dragon = piece { name = "Dragon", symbol = "D", moves = m.slide(m.orthogonals, 3),
                       on_turn_end = S(all) * m.enemy * m.arrived * m.capture }
local Bee = piece { name = "Bee", symbol = "B", moves = S(all), on_capture = m.leave }
local Snail = piece { name = "Snail", symbol = "N", moves = m.slide(m.all, 2), wake = S(m.E) * m.enemy * m.oblate }
local Gong = piece { name = "Gong", symbol = "G", moves = m.leap(1, 2), on_turn_start = S(m.N) * m.enemy * m.flip }
local Lamb = piece { name = "Lamb", symbol = "L", moves = S(m.N) * m.settle + S{ m.NE, m.NW } * m.strike,
                     promotes = { "Ram", "Bee" } }
local Ram = piece { name = "Ram", symbol = "R", moves = m.slide(m.orthogonals), on_promotion = S(all) * m.enemy * m.capture }
local Clock = piece { name = "Clock", symbol = "C", moves = S(m.orthogonals), on_turn_end = S(m.S) * m.own * m.mark("worn", 2) }
local Moth = piece { name = "Moth", symbol = "M", moves = S(all) * -m.tagged "worn", on_turn_end = #(S(all) * m.is "Dragon") * m.leave }

-- Teaches a Lamb what it is to become, and is gone; steps aside without a promotion of its own.
local Tutor = piece { name = "Tutor", symbol = "T", promotes = "Ram",
                      moves = S(all) * m.own * m.is "Lamb" * c.promote * m.leave + S(m.N) + S{ m.E, m.W } * m.no_more_promotion }

return variant {
  name = "Turn Ends", board = { files = 7, ranks = 7 },
  pieces = { King, Dragon, Bee, Snail, Gong, Lamb, Ram, Clock, Moth, Tutor },
  royals = { King = "check" },
  promotion = { to = "own", when = "choice" },
  setup = [[
d b k n g c m
. l t . l . l
. . . . . . .
. . . . . . .
. . . . . . .
. L T . L . L
D B K N G C M]],
}
