-- The Right General steps one field in any direction but to the right.
local m = require "acedrex.movement"

return piece {
  name = "Right General", symbol = "RtG", promotes = "Whale",
  about = "steps one field in any direction but to the right",
  moves = m.step{ m.N, m.NE, m.SE, m.S, m.SW, m.W, m.NW },
}
