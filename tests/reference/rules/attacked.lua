-- Who asks where it is attacked or guarded: for its steps, its captures, drops, promotion, and by rules of turns; with
-- others that freeze, and pieces that ask it of each other.
local m = require "acedrex.movement"
local S, all = m.step, m.all
local King = require "classical.pieces.king"
local Knight = require "classical.pieces.knight"

local Shy = piece { name = "Shy", symbol = "Y",
                    moves = S(all) * -m.attacked() + m.slide(m.diagonals, 2) * m.empty * m.guarded(-m.is "Shy", 1, 1)
                          + m.carries "well" * m.leap(0, 2) }
local Bold = piece { name = "Bold", symbol = "B",
                     moves = m.slide(m.orthogonals, 3) * (m.empty + m.attacked(m.is("King", "Shy"), 1, 1)),
                     takes = -m.attacked(nil, 2) }
local Lamb = piece { name = "Lamb", symbol = "L", moves = S(m.N) * m.settle + S{ m.NE, m.NW } * m.strike
                       + m.from(m.attacked(nil, 1, 1)) * S(m.S) * m.settle
                       + m.from(m.guarded(nil, 0, 0)) * S{ m.E, m.W } * m.settle }
local Ram = piece { name = "Ram", symbol = "R", immune = m.from(m.guarded(nil, 1, 1)),
                    moves = S(all) * m.prey * m.capture * m.aside(m.home * -m.attacked()) + S(m.orthogonals) * m.empty }
local Frost = piece { name = "Frost", symbol = "F", moves = S(m.diagonals),
                      aura = { at = S(m.orthogonals), of = "enemy", freeze = true } }
local Nurse = piece { name = "Nurse", symbol = "U", moves = S(all) + m.from(m.guarded(m.is "Lamb")) * m.leap(2, 2),
                      on_turn_end = S(m.N) * m.own * m.guarded(nil, 2) * m.mark("well", 1) }

return variant {
  name = "Attacked", board = { files = 6, ranks = 6 },
  pieces = { King, Knight, Shy, Bold, Lamb, Ram, Frost, Nurse },
  royals = { King = "check" },
  promotion = { pieces = { "Lamb" }, to = { "Ram", "Nurse" }, when = "choice" },
  captures = { to = "capturer" },
  drops = { { pieces = { "Shy", "Nurse" }, at = -m.attacked() * -m.rank(-1) },
            { at = m.guarded(m.is("King", "Knight", "Ram"), 1, 1) } },
  setup = [[
b n k y r f
. l u . l .
. . . . . .
. . . . . .
. L . U L .
F R Y K N B]],
}
