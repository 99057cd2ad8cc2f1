-- One step diagonally or straight ahead.
local m = require "acedrex.movement"

return piece {
  name = "Silver General", symbol = "SiGe", label = "silver_general(101)",
  about = "steps diagonally or straight ahead",
  moves = m.step{ m.NW, m.N, m.NE, m.SW, m.SE },
}
