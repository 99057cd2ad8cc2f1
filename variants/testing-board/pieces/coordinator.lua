-- Moves like a Queen to empty fields. There it may capture what stands where its file crosses its King's rank, and
-- what stands where its rank crosses its King's file: both, one or none. Only a King counts, no other royal piece.
local m = require "acedrex.movement"

local file, rank = m.step{ m.N, m.S }^0, m.step{ m.E, m.W }^0
local king = m.own * m.is "King"

return piece {
  name = "Coordinator", symbol = "Coo",
  about = "slides like a Queen, captures where its lines cross its King's",
  moves = m.slide(m.all) * m.empty
        * m.aside(file * m.prey * #(rank * king) * m.capture)^-1
        * m.aside(rank * m.prey * #(file * king) * m.capture)^-1,
}
