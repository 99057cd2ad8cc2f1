-- The Rankrider slides sideways.
local m = require "acedrex.movement"

return piece {
  name = "Rankrider", symbol = "Rrd", promotes = "Fiery Dragon",
  about = "slides sideways",
  moves = m.slide{ m.W, m.E },
}
