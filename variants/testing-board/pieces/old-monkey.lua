-- One step diagonally or straight back.
local m = require "acedrex.movement"

return piece {
  name = "Old Monkey", symbol = "OlMo", label = "old_monkey(120)",
  about = "steps diagonally or straight back",
  moves = m.step{ m.NW, m.NE, m.SW, m.S, m.SE },
}
