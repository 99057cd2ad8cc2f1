-- As many fields like a Rook as like a Bishop, or the other way round; at least one of each, all of them empty before
-- the last. The second direction is free.
local m = require "acedrex.movement"

-- A step in direction d and one in direction e, and between them perhaps the same once more.
local function as_many(d, e)
  return m.grammar{ "legs", legs = m.step(d) * m.free * (m.pass + m.V "legs" * m.free) * m.step(e) }
end

return piece {
  name = "Sissa", symbol = "Sis", label = "sissa(20)",
  about = "some fields like a Rook, then as many like a Bishop, or the other way round",
  moves = m.along(m.all, function(d)
    return m.along({ d:turn(1), d:turn(-1), d:turn(3), d:turn(-3) }, function(e) return as_many(d, e) end)
  end),
}
