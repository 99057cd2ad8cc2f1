-- The Left General steps one field in any direction but to the left. The table prints "slides right"; its twin
-- steps one field to the left, and so does this one to the right.
local m = require "acedrex.movement"

return piece {
  name = "Left General", symbol = "LfG", promotes = "White Horse",
  about = "steps one field in any direction but to the left",
  moves = m.step{ m.N, m.NE, m.E, m.SE, m.S, m.SW, m.NW },
}
