-- The Cicada goes two or three fields along a Queen's line and must hop at least one piece of either side on the
-- way. What it hops stays.
local m = require "acedrex.movement"

return piece {
  name = "Cicada", symbol = "Ci", promotes = "Typhoon",
  about = "hops one or two pieces to a field two or three away",
  moves = m.along(m.all, function(d)
    local step = m.step(d)
    local over = step * m.occupied
    return over * step + over * step * step + step * over * step
  end),
}
