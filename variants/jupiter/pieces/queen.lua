-- The Queen slides in all eight directions.
local m = require "acedrex.movement"

return piece {
  name = "Queen", symbol = "Q", class = { "promoted" },
  about = "slides in all eight directions",
  moves = m.slide(m.all),
}
