-- The Khon of Makruk, an Elephant of old, steps one field diagonally, or straight ahead.
local m = require "acedrex.movement"

return piece {
  name = "Khon", symbol = "S",
  about = "steps diagonally, or straight ahead",
  moves = m.step(m.diagonals) + m.step(m.N),
}
