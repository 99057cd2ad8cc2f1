-- One step along a file or rank.
local m = require "acedrex.movement"

return piece {
  name = "Wazir", symbol = "Waz",
  about = "steps straight",
  moves = m.step(m.orthogonals),
}
