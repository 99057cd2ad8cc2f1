-- The Soldier steps one field ahead, and beyond the river also sideways.
local m = require "acedrex.movement"

return piece {
  name = "Soldier", symbol = "P",
  about = "steps ahead, and sideways beyond the river",
  moves = m.step(m.N) + m.their_half * m.step{ m.W, m.E },
}
