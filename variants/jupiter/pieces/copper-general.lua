-- The Copper General steps one field forward, backward or diagonally forward.
local m = require "acedrex.movement"

return piece {
  name = "Copper General", symbol = "CG", promotes = "Ibis",
  about = "steps one field forward, backward or diagonally forward",
  moves = m.step{ m.N, m.S, m.NW, m.NE },
}
