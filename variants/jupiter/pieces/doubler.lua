-- The Doubler moves like a Queen and never captures. Every other piece of either side that stands on an unobstructed
-- Queen's line from it when the turn begins may make two moves in that turn, and capture with both.
local m = require "acedrex.movement"

return piece {
  name = "Doubler", symbol = "Dbl", class = { "promoted" },
  about = "moves like a Queen without capturing; whatever stands in its sight may move twice",
  moves = m.slide(m.all) * m.settle,
  aura = { at = m.slide(m.all), of = "any", except = "self", plies = 2 },
}
