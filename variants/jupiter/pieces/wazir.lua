-- The Wazir steps one field orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Wazir", symbol = "W", promotes = "Zag",
  about = "steps one field orthogonally",
  moves = m.step(m.orthogonals),
}
