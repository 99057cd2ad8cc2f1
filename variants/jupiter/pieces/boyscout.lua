-- The Boyscout zigzags: single diagonal steps, turning by 90 degrees to the right and to the left in turn. It stops
-- where it captures or is blocked.
local m = require "acedrex.movement"

return piece {
  name = "Boyscout", symbol = "Boy", class = { "promoted" },
  about = "zigzags in single diagonal steps",
  moves = m.along(m.diagonals, function(d)
    return m.along({ d:turn(2), d:turn(-2) }, function(e)
      return m.path({ m.step(d), m.step(e) }, { cycle = true })
    end)
  end),
}
