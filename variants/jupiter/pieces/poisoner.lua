-- The Poisoner moves like a Queen and never captures. Every other piece of either side that stands on an unobstructed
-- Queen's line from it when the turn begins is poisonous: an enemy that ends the turn on that piece's field is removed.
local m = require "acedrex.movement"

return piece {
  name = "Poisoner", symbol = "Psn", class = { "promoted" },
  about = "moves like a Queen without capturing; whatever stands in its sight is poisonous",
  moves = m.slide(m.all) * m.settle,
  aura = { at = m.slide(m.all), of = "any", except = "self", wake = m.enemy * m.oblate },
}
