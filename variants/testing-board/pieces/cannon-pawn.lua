-- One step in any direction without capturing, or a leap over a piece beside it, of either side, to the field just
-- beyond, where it may capture.
local m = require "acedrex.movement"

return piece {
  name = "Cannon Pawn", symbol = "CanP", label = "cannon_pawn(2)", class = { "pawn" },
  about = "steps in any direction, captures by leaping over a piece beside it",
  moves = m.step(m.all) * m.settle + m.along(m.all, function(d) return m.step(d) * m.occupied * m.step(d) end),
}
