-- Promotes: on the last row it becomes a Prophet.
local m = require "acedrex.movement"

return piece {
  name = "Pilgrim", symbol = "Pil",
  about = "steps ahead and becomes a Prophet",
  moves = m.step{ m.NW, m.N, m.NE } * m.settle,
  promotes = "Prophet",
}
