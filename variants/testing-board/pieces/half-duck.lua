-- One step diagonally, or a leap of two or three fields along a file or rank.
local m = require "acedrex.movement"

return piece {
  name = "Half-Duck", symbol = "HaDu", label = "half_duck(74)",
  about = "steps diagonally, or leaps two or three fields straight",
  moves = m.step(m.diagonals) + m.leap(0, 2) + m.leap(0, 3),
}
