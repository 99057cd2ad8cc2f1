-- The Gold General steps one field along file or rank, or diagonally ahead.
local m = require "acedrex.movement"

return piece {
  name = "Gold General", symbol = "G",
  about = "steps straight, or diagonally ahead",
  moves = m.step(m.orthogonals) + m.step{ m.NW, m.NE },
}
