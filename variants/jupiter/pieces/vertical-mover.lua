-- The Vertical Mover slides forward or backward, or steps one field sideways.
local m = require "acedrex.movement"

return piece {
  name = "Vertical Mover", symbol = "VtM", promotes = "Tiger Horse",
  about = "slides forward or backward, or steps one field sideways",
  moves = m.slide{ m.N, m.S } + m.step{ m.W, m.E },
}
