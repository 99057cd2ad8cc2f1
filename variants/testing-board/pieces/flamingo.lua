-- Leaps six fields along a file or rank and one aside.
local m = require "acedrex.movement"

return piece {
  name = "Flamingo", symbol = "Fla", label = "flamingo(162)",
  about = "leaps six fields one way and one across",
  moves = m.leap(1, 6),
}
