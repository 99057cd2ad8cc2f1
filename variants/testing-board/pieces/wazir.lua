-- One step along a file or rank.
local m = require "acedrex.movement"

return piece {
  name = "Wazir", symbol = "Waz", label = "wazir(55)",
  about = "steps straight",
  moves = m.step(m.orthogonals),
}
