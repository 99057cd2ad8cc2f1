-- Freezes: the first piece in its view straight ahead cannot move, if it is an enemy.
local m = require "acedrex.movement"

return piece {
  name = "Gorgon", symbol = "Gor",
  about = "steps in any direction and freezes the enemy in its view ahead",
  moves = m.step(m.all),
  aura = { at = m.slide(m.N), of = "enemy", freeze = true },
}
