-- The Withdrawer moves like a Queen. Moving straight away from an adjacent enemy captures it; this is compulsory.
local m = require "acedrex.movement"

return piece {
  name = "Withdrawer", symbol = "Wdr", class = { "promoted" },
  about = "moves like a Queen, and captures the adjacent enemy from which it moves straight away",
  moves = m.along(m.all, function(d)
    return m.must(m.aside(m.step(d:back()) * m.prey * m.capture)) * m.slide(d) * m.settle
  end),
}
