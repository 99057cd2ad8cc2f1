-- Slides like a Queen, never capturing. Enemies beside it cannot move, enemy Immobilizers neither; they may only leave
-- the board, and royal pieces not even that.
local m = require "acedrex.movement"

return piece {
  name = "Immobilizer", symbol = "Imm", label = "immobilizer(51)", class = { "ultima" },
  about = "slides like a Queen without capturing and freezes the enemies beside it",
  moves = m.slide(m.all) * m.settle,
  aura = { at = m.step(m.all), of = "enemy", freeze = true },
  frozen = -m.i_am "royal" * m.leave,
}
