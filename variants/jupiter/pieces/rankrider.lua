-- The Rankrider slides sideways.
local m = require "acedrex.movement"

return piece {
  name = "Rankrider", symbol = "Rrd",
  about = "slides sideways",
  moves = m.slide{ m.W, m.E },
}
