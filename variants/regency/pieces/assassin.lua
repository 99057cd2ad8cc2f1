-- The Assassin leaps as the Thief does. Where it comes to an empty field, it may capture an enemy that it leaps over.
local m = require "acedrex.movement"

return piece {
  name = "Assassin", symbol = "A",
  about = "leaps two fields straight or diagonally, and may capture what it leaps over to an empty field",
  moves = m.leap(0, 2) + m.leap(2, 2)
        + m.along(m.all, function(d) return m.step(d) * m.prey * m.capture * m.step(d) * m.settle end),
}
