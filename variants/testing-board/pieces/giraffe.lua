-- Leaps four fields along a file or rank and one aside.
local m = require "acedrex.movement"

return piece {
  name = "Giraffe", symbol = "Gir", label = "giraffe(153)",
  about = "leaps four fields one way and one across",
  moves = m.leap(1, 4),
}
