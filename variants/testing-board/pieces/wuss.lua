-- Slides like a Queen, never capturing. If it is attacked, nothing else may move, and it must go where it is not.
local m = require "acedrex.movement"

return piece {
  name = "Wuss", symbol = "Wus", label = "wuss(165)", class = { "royal" },
  about = "slides like a Queen without capturing; attacked, it must flee",
  moves = m.slide(m.all) * m.settle,
  takes = m.none,
  royal = "flees",
}
