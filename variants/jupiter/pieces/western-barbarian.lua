-- The Western Barbarian steps one field forward, backward or diagonally forward, or slides up to two fields
-- sideways.
local m = require "acedrex.movement"

return piece {
  name = "Western Barbarian", symbol = "WBa", promotes = "Royalist",
  about = "steps one field forward, backward or diagonally forward, or slides up to two fields sideways",
  moves = m.step{ m.N, m.S, m.NW, m.NE } + m.slide({ m.W, m.E }, 2),
}
