-- The Mad Hatter moves like a Queen, and captures like a Knight.
local m = require "acedrex.movement"

return piece {
  name = "Mad Hatter", symbol = "MdH", class = { "promoted" },
  about = "moves like a Queen, and captures like a Knight",
  moves = m.slide(m.all) * m.settle + m.leap(1, 2) * m.strike,
}
