-- Knight, or a leap of two fields in any direction: all the fields at a distance of two.
local m = require "acedrex.movement"

return piece {
  name = "Squirrel", symbol = "Squi", label = "squirrel(150)",
  about = "leaps to any field two away",
  moves = m.leap(1, 2) + m.leap(2, 2) + m.leap(0, 2),
}
