-- A royal piece that flees: attacked where its owner's turn begins, it has to move itself, to where it is not.
local m = require "acedrex.movement"

return piece {
  name = "Fawn", symbol = "Faw",
  about = "leaps two fields and flees when it is attacked",
  moves = (m.leap(0, 2) + m.leap(2, 2)) * m.settle,
  royal = "flees",
}
