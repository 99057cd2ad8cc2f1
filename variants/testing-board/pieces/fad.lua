-- One step diagonally, or a leap of two fields diagonally or along a file or rank.
local m = require "acedrex.movement"

return piece {
  name = "Fad", symbol = "Fad", label = "fad(72)",
  about = "steps diagonally, or leaps two fields in any direction",
  moves = m.step(m.diagonals) + m.leap(2, 2) + m.leap(0, 2),
}
