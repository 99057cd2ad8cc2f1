-- The Fire Horse slides straight forward, or leaps like a Knight to the four fields behind it.
local m = require "acedrex.movement"

return piece {
  name = "Fire Horse", symbol = "FH", promotes = "Flying Ox",
  about = "slides straight forward, or leaps like a Knight to the four fields behind it",
  moves = m.slide(m.N) + m.step{ {1, -2}, {2, -1}, {-1, -2}, {-2, -1} },
}
