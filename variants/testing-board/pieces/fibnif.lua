-- One step diagonally, or a Knight's long leap ahead or back.
local m = require "acedrex.movement"

return piece {
  name = "Fibnif", symbol = "Fib", label = "fibnif(71)",
  about = "steps diagonally or leaps far ahead or back",
  moves = m.step(m.diagonals) + m.step{ { -1, 2 }, { 1, 2 }, { -1, -2 }, { 1, -2 } },
}
