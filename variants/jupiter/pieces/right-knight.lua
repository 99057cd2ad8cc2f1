-- The Right Knight leaps like a Knight, but only to the four fields that lie clockwise from each straight
-- line.
local m = require "acedrex.movement"

return piece {
  name = "Right Knight", symbol = "RtN", promotes = "Golden Bird",
  about = "leaps like a Knight, but only to the four fields that lie clockwise from each straight line",
  moves = m.step{ {1, 2}, {2, -1}, {-1, -2}, {-2, 1} },
}
