-- The Eye goes one field forward or backward, another the same way, then one sideways. It may stop on any of these
-- fields, does not leap, and stops where it captures.
local m = require "acedrex.movement"

return piece {
  name = "Eye", symbol = "Eye", promotes = "Far Queen",
  about = "goes two fields forward or backward, then one sideways, stopping anywhere",
  moves = m.along({ m.N, m.S }, function(d)
    return m.path{ m.step(d), m.step(d), m.step{ m.W, m.E } }
  end),
}
