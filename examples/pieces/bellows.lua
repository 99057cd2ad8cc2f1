-- Acts when its owner's turn begins: it blows the first enemy ahead one field further, if there is room.
local m = require "acedrex.movement"

return piece {
  name = "Bellows", symbol = "Bel",
  about = "steps sideways; blows what is before it away as a turn begins",
  moves = m.step{ m.W, m.E } * m.settle,
  on_turn_start = m.slide(m.N) * m.enemy * m.push(m.N),
}
