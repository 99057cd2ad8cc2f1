-- Swaps: it changes places with a friend a Knight's leap away, or with an enemy beside it.
local m = require "acedrex.movement"

return piece {
  name = "Juggler", symbol = "Jug",
  about = "steps straight, or changes places with others",
  moves = m.step(m.orthogonals) * m.settle + (m.leap(1, 2) * m.own + m.step(m.all) * m.enemy) * m.swap,
}
