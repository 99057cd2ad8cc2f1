-- The Fiery Dragon slides diagonally. Where it arrives, every adjacent enemy is captured too.
local m = require "acedrex.movement"

return piece {
  name = "Fiery Dragon", symbol = "FiD", class = { "promoted" },
  about = "slides diagonally, and burns every enemy that it comes to stand beside",
  moves = m.slide(m.diagonals) * m.land * m.every(m.step(m.all) * m.prey * m.capture),
}
