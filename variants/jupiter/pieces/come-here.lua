-- The Come Here moves one field in any direction and never captures. Or it stays and pulls an enemy that stands
-- two to four fields away on an unobstructed Queen's line one field nearer; it is not promoted for staying.
local m = require "acedrex.movement"

return piece {
  name = "Come Here", symbol = "CmH", promotes = "Hippogriff",
  about = "moves one field, or pulls an enemy one field nearer",
  moves = m.step(m.all) * m.settle + m.no_promotion(m.aside(m.along(m.all, function(d)
    return m.times(m.step(d) * m.empty, 1, 3) * m.step(d) * m.enemy * m.pull(d)
  end))),
}
