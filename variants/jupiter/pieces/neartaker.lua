-- The Neartaker moves one field in any direction; if an enemy then stands on the next field in the same direction,
-- it is captured. This is compulsory.
local m = require "acedrex.movement"

return piece {
  name = "Neartaker", symbol = "Nrt", promotes = "Teleporter",
  about = "moves one field, and captures the enemy that it steps up to",
  moves = m.along(m.all, function(d)
    return m.step(d) * m.empty * m.must(m.aside(m.step(d) * m.prey * m.capture))
  end),
}
