-- The West Wind slides to the right or diagonally to the right, slides up to three fields forward or backward,
-- or leaps to the four Knight's fields on its left. It is not the mirror image of the East Wind; both are as
-- printed.
local m = require "acedrex.movement"

return piece {
  name = "West Wind", symbol = "WWi", class = { "promoted" },
  about = "slides to its right, up to three fields forward and backward; leaps like a Knight to its left",
  moves = m.slide{ m.E, m.NE, m.SE } + m.slide({ m.N, m.S }, 3)
        + m.step{ {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2} },
}
