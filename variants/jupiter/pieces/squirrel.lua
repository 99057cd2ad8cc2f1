-- The Squirrel leaps to any field exactly two files or two ranks away.
local m = require "acedrex.movement"

return piece {
  name = "Squirrel", symbol = "Sq", class = { "promoted" },
  about = "leaps to any field exactly two files or two ranks away",
  moves = m.leap(0, 2) + m.leap(1, 2) + m.leap(2, 2),
}
