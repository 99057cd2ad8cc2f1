-- A Queen that goes at most half of the way to the edge, rounded up.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Half Queen", symbol = "HaQu", label = "half_queen(96)",
  about = "slides like a Queen, at most half of the way to the edge",
  moves = m.slide(m.all, walks.half_way),
}
