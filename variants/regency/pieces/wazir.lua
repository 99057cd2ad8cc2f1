-- The Wazir steps one field straight. It rises to the Grand Vizier on the last rank.
local m = require "acedrex.movement"

return piece {
  name = "Wazir", symbol = "W", promotes = "Grand Vizier",
  about = "steps straight",
  moves = m.step(m.orthogonals),
}
