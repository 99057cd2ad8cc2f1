-- Moves like a Queen to empty fields. An enemy that it moves straight away from, from the next field, is captured.
local m = require "acedrex.movement"

return piece {
  name = "Withdrawer", symbol = "Wit",
  about = "slides like a Queen, captures what it moves straight away from",
  moves = m.along(m.all, function(d)
    return m.must(m.aside(m.step(d:back()) * m.prey * m.capture)) * m.slide(d) * m.settle
  end),
}
