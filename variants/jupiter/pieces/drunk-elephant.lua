-- The Drunk Elephant steps one field in any direction but straight backward.
local m = require "acedrex.movement"

return piece {
  name = "Drunk Elephant", symbol = "DEl", old_symbol = "DE", promotes = "Elephant Prince",
  about = "steps one field in any direction but straight backward",
  moves = m.step{ m.N, m.NE, m.E, m.SE, m.SW, m.W, m.NW },
}
