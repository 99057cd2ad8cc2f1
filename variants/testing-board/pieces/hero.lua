-- One step along a file or rank or a leap of two fields that way, or one of each in either order, each in any
-- direction; the field between is empty.
local m = require "acedrex.movement"

local step, leap = m.step(m.orthogonals), m.leap(0, 2)

return piece {
  name = "Hero", symbol = "Her", label = "hero(85)",
  about = "a straight step, a straight leap of two fields, or both",
  moves = m.path{ step, leap } + m.path{ leap, step },
}
