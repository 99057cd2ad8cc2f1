-- One step diagonally ahead or straight back.
local m = require "acedrex.movement"

return piece {
  name = "Tile General", symbol = "TiGe", label = "tile_general(124)",
  about = "steps diagonally ahead or straight back",
  moves = m.step{ m.NW, m.NE, m.S },
}
