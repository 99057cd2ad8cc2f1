-- The Side Mover slides sideways, or steps one field forward or backward.
local m = require "acedrex.movement"

return piece {
  name = "Side Mover", symbol = "SdM", promotes = "Zoom",
  about = "slides sideways, or steps one field forward or backward",
  moves = m.slide{ m.W, m.E } + m.step{ m.N, m.S },
}
