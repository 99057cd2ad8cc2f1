-- Acts when it comes to be by a promotion: the enemies beside it join its side at that moment.
local m = require "acedrex.movement"

return piece {
  name = "Prophet", symbol = "Pro",
  about = "slides like a Bishop; when it comes to be it converts its neighbours",
  moves = m.slide(m.diagonals),
  on_promotion = m.step(m.all) * m.enemy * m.convert,
}
