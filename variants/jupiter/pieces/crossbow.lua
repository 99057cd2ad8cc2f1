-- The Crossbow captures up to four fields away diagonally. It moves within four fields on a Bishop's line, over
-- exactly one piece of either side.
local m = require "acedrex.movement"

return piece {
  name = "Crossbow", symbol = "Cbo",
  about = "captures up to four fields away diagonally, and moves there over one piece",
  moves = m.slide(m.diagonals, 4) * m.strike + m.along(m.diagonals, function(d)
    local within_four = #(m.times(m.step(d:back()), 1, 4) * m.at_start)
    return m.hop{ d } * within_four * m.settle
  end),
}
