-- The Emperor of Emperors leaps to any field at most three fields away, moving or capturing. Or it shoots: it
-- captures, without moving, an enemy that a Queen could capture from its field.
local m = require "acedrex.movement"

return piece {
  name = "Emperor of Emperors", symbol = "EE", class = { "royal", "promoted" },
  about = "leaps up to three fields away, or shoots along a Queen's lines",
  moves = m.step(m.all) + m.leap(0, 2) + m.leap(1, 2) + m.leap(2, 2)
        + m.leap(0, 3) + m.leap(1, 3) + m.leap(2, 3) + m.leap(3, 3)
        + m.slide(m.all) * m.prey * m.capture * m.home,
}
