-- Coordinates: an enemy is captured where its file crosses the rank of another Twin, or its rank the other's file.
local m = require "acedrex.movement"

local file, rank, twin = m.step{ m.N, m.S }^0, m.step{ m.E, m.W }^0, m.own * m.is "Twin"

return piece {
  name = "Twin", symbol = "Twi",
  about = "slides like a Bishop, captures where its lines cross its Twin's",
  moves = m.slide(m.diagonals) * m.empty
        * m.every((file * #(rank * twin) + rank * #(file * twin)) * m.prey * m.capture),
}
