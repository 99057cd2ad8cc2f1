-- Moves like the piece that the other side moved last, and may capture only if that has captured. As a pawn of any
-- kind it goes no farther than to the next field, so that it neither leaps nor hops.
local m = require "acedrex.movement"

local last = m.moves_of "last"
local beside = #(m.step(m.all) * m.at_start)

return piece {
  name = "Jester", symbol = "Jes", label = "jester(167)", class = { "mimic" },
  about = "moves like the piece that the other side moved last",
  moves = last * (-m.last{ is = { "pawn" } } + beside) * (m.last{ captured = true } + m.bloodless),
}
