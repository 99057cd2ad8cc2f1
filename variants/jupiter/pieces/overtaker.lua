-- The Overtaker moves one field in any direction, and captures an adjacent enemy by leaping it to the empty field
-- just beyond.
local m = require "acedrex.movement"

return piece {
  name = "Overtaker", symbol = "Ov", promotes = "Nightrider",
  about = "moves one field, and captures an adjacent enemy by leaping over it",
  moves = m.along(m.all, function(d)
    return m.step(d) * m.settle + m.step(d) * m.prey * m.capture * m.step(d) * m.settle
  end),
}
