-- The Yew goes one field to the left or right, then up to three fields straight forward. It may stop on any of
-- these fields, does not leap, and stops where it captures.
local m = require "acedrex.movement"

return piece {
  name = "Yew", symbol = "Yew", promotes = "Talia",
  about = "goes one field sideways, then up to three forward, stopping anywhere",
  moves = m.path{ m.step{ m.W, m.E }, m.step(m.N), m.step(m.N), m.step(m.N) },
}
