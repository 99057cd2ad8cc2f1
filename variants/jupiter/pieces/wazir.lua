-- The Wazir steps one field orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Wazir", symbol = "W",
  about = "steps one field orthogonally",
  moves = m.step(m.orthogonals),
}
