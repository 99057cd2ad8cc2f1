-- Burns: leaps like a Knight to an empty field, and whatever stands beside it then, friend or enemy, is consumed.
local m = require "acedrex.movement"

return piece {
  name = "Brazier", symbol = "Bra",
  about = "leaps like a Knight and burns all orthogonal neighbours, friends too",
  moves = m.leap(1, 2) * m.empty * m.land
        * m.every(m.step(m.orthogonals) * (m.prey * m.capture + m.capture_own)),
}
