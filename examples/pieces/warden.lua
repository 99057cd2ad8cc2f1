-- Displaces: it shoots its neighbours without moving, but a Pawn it takes as others do, by going there.
local m = require "acedrex.movement"

return piece {
  name = "Warden", symbol = "War",
  about = "slides diagonally, shoots neighbours, takes Pawns by replacement",
  moves = m.slide(m.diagonals) * (m.empty + m.enemy * m.is "Pawn")
        + m.aside(m.step(m.all) * m.prey * -m.is "Pawn" * m.capture),
}
