-- The Werewolf steps one field in any direction, or rides in Knight's leaps of one direction over empty fields to
-- the first piece met, and lands one Knight's leap behind it.
local m = require "acedrex.movement"

return piece {
  name = "Werewolf", symbol = "Wwf", class = { "promoted" },
  about = "steps like a King, or hops like a Grasshopper along a Knight's line",
  moves = m.step(m.all) + m.along(m.leap(1, 2), function(d)
    return (m.step(d) * m.empty)^0 * m.step(d) * m.occupied * m.step(d)
  end),
}
