-- The Undertaker moves one field in any direction; an adjacent enemy exactly opposite to its direction is captured.
-- Its text prints the Overtaker's promotion; the table and the Dayrider's own entry are followed.
local m = require "acedrex.movement"

return piece {
  name = "Undertaker", symbol = "Un", promotes = "Dayrider",
  about = "moves one field, and captures the adjacent enemy from which it steps straight away",
  moves = m.along(m.all, function(d)
    return m.must(m.aside(m.step(d:back()) * m.prey * m.capture)) * m.step(d) * m.settle
  end),
}
