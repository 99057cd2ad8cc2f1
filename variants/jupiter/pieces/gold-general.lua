-- The Gold General steps one field orthogonally or diagonally forward.
local m = require "acedrex.movement"

return piece {
  name = "Gold General", symbol = "GG", promotes = "Horned Owl",
  about = "steps one field orthogonally or diagonally forward",
  moves = m.step(m.orthogonals) + m.step{ m.NW, m.NE },
}
