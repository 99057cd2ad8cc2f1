-- One step along a file or rank, or a leap of two fields that way.
local m = require "acedrex.movement"

return piece {
  name = "Woody Rook", symbol = "WoRo", label = "woody_rook(57)",
  about = "steps straight, or leaps two fields straight",
  moves = m.step(m.orthogonals) + m.leap(0, 2),
}
