-- The Immobilizer moves like a Queen and never captures. Enemies next to it are frozen: they may only remove themselves
-- from the board, royal pieces too, or use a power that another piece lends them. A Fiery Dragon cannot be frozen.
local m = require "acedrex.movement"

return piece {
  name = "Immobilizer", symbol = "Im", class = { "promoted" },
  about = "moves like a Queen without capturing, and freezes the enemies next to it",
  moves = m.slide(m.all) * m.settle,
  aura = { at = m.step(m.all) * -m.is "Fiery Dragon", of = "enemy", freeze = true },
  frozen = m.leave,
}
