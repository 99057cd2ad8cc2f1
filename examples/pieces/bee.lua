-- Destroys itself: where it stings, a Knight's leap away, it dies together with its victim.
local m = require "acedrex.movement"

return piece {
  name = "Bee", symbol = "Bee",
  about = "flies two steps, or stings a Knight's leap away and dies",
  moves = m.path({ m.step(m.all), m.step(m.all) }) * m.settle + m.leap(1, 2) * m.prey * m.capture * m.leave,
}
