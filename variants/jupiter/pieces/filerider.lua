-- The Filerider slides forward or backward.
local m = require "acedrex.movement"

return piece {
  name = "Filerider", symbol = "Frd", promotes = "Water Buffalo",
  about = "slides forward or backward",
  moves = m.slide{ m.N, m.S },
}
