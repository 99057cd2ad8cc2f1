-- What a ply has captured, in whatever way: paid for, learnt from, avenged, and remembered for a turn. Some do more when
-- they have captured than all the others do.
local m = require "acedrex.movement"
local S, all = m.step, m.all
local King = require "classical.pieces.king"
local Knight = require "classical.pieces.knight"

local taker = m.enemy * m.tagged "taker"
local Lamb = piece { name = "Lamb", symbol = "L", class = "small", promotes = "Ram", moves = S(m.N) * m.settle + S{ m.NE, m.NW } * m.strike }
local Ram = piece { name = "Ram", symbol = "R", moves = m.slide(m.orthogonals),
                    on_promotion = m.took(m.is "small") * S(all) * m.enemy * m.oblate }
-- Takes from afar, what it leaps over, and friends.
local Archer = piece { name = "Archer", symbol = "A",
                       moves = S(all) * m.empty + m.leap(0, 2) * m.enemy * m.capture * m.home
                             + m.along(all, function(d) return S(d) * m.occupied * (m.capture + m.capture_own) * S(d) * m.empty end),
                       on_capture = m.took(m.own) * m.become "Ram" + m.took(m.enemy * -m.is "small") * m.every(S(all) * m.enemy * m.mark("hit", 2)) }
local Bee = piece { name = "Bee", symbol = "B", moves = S(all), on_capture = -m.took(m.tagged "hit") * m.leave }
local Hedge = piece { name = "Hedge", symbol = "H", moves = S(m.orthogonals) * -m.tagged "hit",
                      on_capture = m.took(taker * m.rank(3)) * S(m.N) * m.empty * m.place "Lamb" }

return variant {
  name = "Took", board = { files = 6, ranks = 6 },
  pieces = { King, Knight, Lamb, Ram, Archer, Bee, Hedge },
  royals = { King = "check" },
  state = { paid = { to = 6 } },
  promotion = { to = "own", when = "choice" },
  on_capture = m.must(m.took(taker) * m.first_of(m.took(m.is "small") * m.add("paid", 1), m.add("paid", 2)))
             * m.land * m.aside(m.mark("taker", 1)),
  on_promotion = m.took(m.enemy) * m.land * m.aside(m.mark("risen", 1) * m.first_of(m.took(m.tagged "risen") * m.mark("hit", 1), m.pass)),
  setup = [[
a b k n h r
l . l . l .
. . . . . .
. . . . . .
. L . L . L
R B K N H A]],
}
