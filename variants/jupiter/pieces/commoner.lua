-- The Commoner steps one field in any direction.
local m = require "acedrex.movement"

return piece {
  name = "Commoner", symbol = "Co", promotes = "Wildebeest",
  about = "steps one field in any direction",
  moves = m.step(m.all),
}
