-- The Queen Cannon slides in all eight directions; it also captures over exactly one piece of either side.
local m = require "acedrex.movement"

return piece {
  name = "Queen Cannon", symbol = "QCn", class = { "promoted" },
  about = "slides in all eight directions; it also captures over exactly one piece of either side",
  moves = m.slide(m.all) + m.hop(m.all) * m.strike,
}
