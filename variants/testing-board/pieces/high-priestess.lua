-- Knight, or one or two fields diagonally, leaping.
local m = require "acedrex.movement"

return piece {
  name = "High Priestess", symbol = "HiPr", label = "high_priestess(89)",
  about = "leaps like a Knight, or one or two fields diagonally",
  moves = m.leap(1, 2) + m.step(m.diagonals) + m.leap(2, 2),
}
