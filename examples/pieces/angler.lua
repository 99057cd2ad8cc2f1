-- Pulls: an enemy at the end of a free line, at most four fields away, is drawn in by as many fields as it likes.
local m = require "acedrex.movement"

return piece {
  name = "Angler", symbol = "Ang",
  about = "steps like a King without capturing, or draws in an enemy along a line",
  moves = m.step(m.all) * m.settle + m.aside(m.along(m.all, function(d)
    return m.slide(d, 4) * m.enemy * (m.pull(d) * m.step(d:back()) * -m.at_start)^1
  end)),
}
