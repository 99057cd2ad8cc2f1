-- Grown up: one or two steps in any directions, and two captures if it likes.
local m = require "acedrex.movement"

local step = m.step(m.all)

return piece {
  name = "Lion", symbol = "Lio",
  about = "one or two steps in any directions, capturing on both",
  moves = step + step * (m.empty + m.prey * m.capture) * step,
}
