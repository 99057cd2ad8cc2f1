-- The Far Queen slides in all eight directions, at least three fields.
local m = require "acedrex.movement"

return piece {
  name = "Far Queen", symbol = "FaQ", class = { "promoted" },
  about = "slides in all eight directions, at least three fields",
  moves = m.slide(m.all, { min = 3 }),
}
