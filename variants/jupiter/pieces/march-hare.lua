-- The March Hare moves like a Knight, and captures like a Queen.
local m = require "acedrex.movement"

return piece {
  name = "March Hare", symbol = "MrH", class = { "promoted" },
  about = "moves like a Knight, and captures like a Queen",
  moves = m.leap(1, 2) * m.settle + m.slide(m.all) * m.strike,
}
