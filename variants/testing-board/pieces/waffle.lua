-- One step along a file or rank, or a leap of two fields diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Waffle", symbol = "Waf", label = "waffle(59)",
  about = "steps straight, or leaps two fields diagonally",
  moves = m.step(m.orthogonals) + m.leap(2, 2),
}
