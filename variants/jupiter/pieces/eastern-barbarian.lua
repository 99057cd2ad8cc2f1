-- The Eastern Barbarian steps one field diagonally forward or sideways, or slides up to two fields forward or
-- backward.
local m = require "acedrex.movement"

return piece {
  name = "Eastern Barbarian", symbol = "EBa", promotes = "Communist",
  about = "steps one field diagonally forward or sideways, or slides up to two fields forward or backward",
  moves = m.step{ m.NW, m.NE, m.W, m.E } + m.slide({ m.N, m.S }, 2),
}
