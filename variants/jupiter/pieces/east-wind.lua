-- The East Wind slides to the left or diagonally to the left, slides up to three fields forward or backward,
-- steps one field to the right, or leaps to the four Camel's fields on its right. It is not the mirror image
-- of the West Wind; both are as printed.
local m = require "acedrex.movement"

return piece {
  name = "East Wind", symbol = "EWi", class = { "promoted" },
  about = "slides to its left, up to three fields forward and backward; steps or leaps like a Camel to its right",
  moves = m.slide{ m.W, m.NW, m.SW } + m.slide({ m.N, m.S }, 3) + m.step(m.E)
        + m.step{ {1, 3}, {3, 1}, {3, -1}, {1, -3} },
}
