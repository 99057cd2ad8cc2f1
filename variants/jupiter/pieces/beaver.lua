-- The Beaver steps one field forward or diagonally forward, slides up to four fields sideways, or slides
-- straight backward.
local m = require "acedrex.movement"

return piece {
  name = "Beaver", symbol = "Be", promotes = "Sorcerer",
  about = "steps ahead, slides up to four fields sideways, or slides backward",
  moves = m.step{ m.N, m.NW, m.NE } + m.slide({ m.W, m.E }, 4) + m.slide(m.S),
}
