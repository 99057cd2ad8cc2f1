-- One step diagonally or a leap of two fields diagonally, or one of each in either order, each in any direction; the
-- field between is empty.
local m = require "acedrex.movement"

local step, leap = m.step(m.diagonals), m.leap(2, 2)

return piece {
  name = "Shaman", symbol = "Sha", label = "shaman(84)",
  about = "a diagonal step, a diagonal leap of two fields, or both",
  moves = m.path{ step, leap } + m.path{ leap, step },
}
