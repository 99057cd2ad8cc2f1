-- Moves like the piece that the other side moved last, and may capture only if that has captured. As a pawn of any
-- kind it goes one field at most.
local m = require "acedrex.movement"

local pawn = m.last{ is = { "pawn" } }
local mimic = pawn * m.moves_of "last" * m.walked(1) + -pawn * m.moves_of "last"

return piece {
  name = "Jester", symbol = "Jes",
  about = "moves like the piece that moved last",
  moves = m.last{ captured = true } * mimic + m.no_taking(mimic),
}
