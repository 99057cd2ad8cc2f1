-- Moves only by hopping over a piece beside it, ahead, diagonally ahead or sideways, to the empty field behind it.
-- Enemies that it hops over are captured, if it may capture them. It may hop on, never to a field or over a piece where
-- it has been in this move.
local m = require "acedrex.movement"

local hop = m.along({ m.W, m.NW, m.N, m.NE, m.E }, function(d)
  return m.step(d) * m.first_of(m.prey * m.capture, m.occupied) * m.step(d) * m.empty
end)

return piece {
  name = "Frog", symbol = "Fro", label = "frog(14)", class = { "pawn" },
  about = "hops ahead or sideways over pieces beside it, capturing the enemies among them",
  moves = m.fresh(hop^1),
}
