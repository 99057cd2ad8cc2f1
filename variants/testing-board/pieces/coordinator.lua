-- Moves like a Queen to empty fields. There it may capture what stands where its file crosses its King's rank, and
-- what stands where its rank crosses its King's file: both, one or none. Only a King counts, no other royal piece.
local m, ultima = require "acedrex.movement", require "testing-board.captures"

local corner = ultima.corner(m.prey)

return piece {
  name = "Coordinator", symbol = "Coo", label = "coordinator(54)", class = { "ultima" },
  about = "slides like a Queen, captures where its lines cross its King's",
  moves = m.slide(m.all) * m.empty * corner^-1 * corner^-1,
}
