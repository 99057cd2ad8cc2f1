-- A mark with a lifetime, and an aura that reads it: it strikes an enemy at most three fields away along a free line,
-- who stays where he is and cannot move in his next turn.
local m = require "acedrex.movement"

return piece {
  name = "Stunner", symbol = "Stu",
  about = "steps straight, or stuns an enemy from afar for a turn",
  moves = m.step(m.orthogonals) * m.settle + m.aside(m.slide(m.all, 3) * m.enemy * m.mark("stunned", 1)),
  aura = { at = m.anywhere * m.tagged "stunned", of = "enemy", freeze = true },
}
