-- The Banner steps one field forward or sideways.
local m = require "acedrex.movement"

return piece {
  name = "Banner", symbol = "Ba", promotes = "Raven",
  about = "steps one field forward or sideways",
  moves = m.step{ m.N, m.W, m.E },
}
