-- One or two King's steps, each in any direction; the field between is empty.
local m = require "acedrex.movement"

return piece {
  name = "Sliding General", symbol = "SlGe", label = "sliding_general(94)",
  about = "one or two King's steps",
  moves = m.path{ m.step(m.all), m.step(m.all) },
}
