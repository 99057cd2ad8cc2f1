-- One step diagonally or sideways.
local m = require "acedrex.movement"

return piece {
  name = "Blind Monkey", symbol = "BlMo", label = "blind_monkey(117)",
  about = "steps in all directions but ahead and back",
  moves = m.step{ m.NW, m.NE, m.W, m.E, m.SW, m.SE },
}
