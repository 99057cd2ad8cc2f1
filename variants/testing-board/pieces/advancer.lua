-- Moves like a Queen to empty fields. An enemy on the very next field in the same direction is captured.
local m = require "acedrex.movement"

return piece {
  name = "Advancer", symbol = "Adv",
  about = "slides like a Queen, captures what it comes to stand before",
  moves = m.along(m.all, function(d)
    return m.slide(d) * m.empty * m.must(m.aside(m.step(d) * m.prey * m.capture))
  end),
}
