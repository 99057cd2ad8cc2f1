-- The White Horse slides forward, backward or diagonally forward.
local m = require "acedrex.movement"

return piece {
  name = "White Horse", symbol = "WhH", class = { "promoted" },
  about = "slides forward, backward or diagonally forward",
  moves = m.slide{ m.N, m.S, m.NW, m.NE },
}
