-- The Girlscout zigzags: single orthogonal steps, turning by 90 degrees to the right and to the left in turn. It
-- stops where it captures or is blocked.
local m = require "acedrex.movement"

return piece {
  name = "Girlscout", symbol = "Gir", class = { "promoted" },
  about = "zigzags in single orthogonal steps",
  moves = m.along(m.orthogonals, function(d)
    return m.along({ d:turn(2), d:turn(-2) }, function(e)
      return m.path({ m.step(d), m.step(e) }, { cycle = true })
    end)
  end),
}
