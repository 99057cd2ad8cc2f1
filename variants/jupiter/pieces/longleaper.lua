-- The Longleaper moves like a Queen. It captures an enemy on a Queen's line by leaping it to an empty field
-- beyond, and may go on in the same direction, over another one and another.
local m = require "acedrex.movement"

return piece {
  name = "Longleaper", symbol = "Lo", class = { "promoted" },
  about = "moves like a Queen, and captures what it leaps over, one after the other on a line",
  moves = m.slide(m.all) * m.settle + m.along(m.all, function(d)
    local on, over = m.step(d) * m.empty, m.step(d) * m.prey * m.capture
    return (on^0 * over * on)^1 * on^0
  end),
}
