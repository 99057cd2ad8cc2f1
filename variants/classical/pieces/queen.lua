-- The Queen slides like the Rook or like the Bishop.
local m = require "acedrex.movement"

return piece {
  name = "Queen", symbol = "Q", worth = 9,
  about = "slides in all eight directions",
  moves = m.slide(m.all),
}
