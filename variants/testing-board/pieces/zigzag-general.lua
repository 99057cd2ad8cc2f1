-- One or two moves of a Jumping King, each in any direction; the field between is empty.
local m = require "acedrex.movement"

local leg = m.step(m.all) + m.leap(2, 2) + m.leap(0, 2)

return piece {
  name = "Zigzag General", symbol = "ZiGe", label = "zigzag_general(87)",
  about = "one or two moves of a Jumping King",
  moves = m.path{ leg, leg },
}
