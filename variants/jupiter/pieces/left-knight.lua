-- The Left Knight leaps like a Knight, but only to the four fields that lie counter-clockwise from each
-- straight line.
local m = require "acedrex.movement"

return piece {
  name = "Left Knight", symbol = "LfN", promotes = "Great Dragon",
  about = "leaps like a Knight, but only to the four fields that lie counter-clockwise from each straight line",
  moves = m.step{ {-1, 2}, {2, 1}, {1, -2}, {-2, -1} },
}
