-- Grows by capturing: with its first prey it becomes a Lion.
local m = require "acedrex.movement"

return piece {
  name = "Cub", symbol = "Cub",
  about = "steps in any direction; becomes a Lion when it has captured",
  moves = m.step(m.all),
  on_capture = m.become "Lion",
}
