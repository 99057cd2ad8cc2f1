-- The Go Away moves one field in any direction and never captures. Or it stays and pushes an enemy that stands one
-- to three fields away on an unobstructed Queen's line one field farther, to an empty field; it is not promoted
-- for staying.
local m = require "acedrex.movement"

return piece {
  name = "Go Away", symbol = "GoA", promotes = "Werewolf",
  about = "moves one field, or pushes an enemy one field farther",
  moves = m.step(m.all) * m.settle + m.no_promotion(m.aside(m.along(m.all, function(d)
    return m.slide(d, 3) * m.enemy * m.push(d)
  end))),
}
