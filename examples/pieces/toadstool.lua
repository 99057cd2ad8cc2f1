-- Poison: whatever stands on its field when it is gone, by the end of that turn, dies. Taken from afar it harms nobody.
local m = require "acedrex.movement"

return piece {
  name = "Toadstool", symbol = "Toa",
  about = "creeps diagonally; who takes it dies of it",
  moves = m.step(m.diagonals) * m.settle,
  wake = m.occupied * m.oblate,
}
