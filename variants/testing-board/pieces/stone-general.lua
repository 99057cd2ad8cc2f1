-- One step diagonally ahead.
local m = require "acedrex.movement"

return piece {
  name = "Stone General", symbol = "StGe", label = "stone_general(125)",
  about = "steps diagonally ahead",
  moves = m.step{ m.NW, m.NE },
}
