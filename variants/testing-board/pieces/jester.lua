-- Moves like the piece that the other side moved last, and may capture only if that has captured. As a pawn of any
-- kind it goes one field at most.
local m = require "acedrex.movement"

local last = m.moves_of "last"

return piece {
  name = "Jester", symbol = "Jes", label = "jester(167)", class = { "mimic" },
  about = "moves like the piece that the other side moved last",
  moves = last * (-m.last{ is = { "pawn" } } + m.walked(1)) * (m.last{ captured = true } + m.bloodless),
}
