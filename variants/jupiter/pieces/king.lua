-- The King steps one field in any direction.
local m = require "acedrex.movement"

return piece {
  name = "King", symbol = "K", class = { "royal" },
  about = "steps one field in any direction",
  moves = m.step(m.all),
}
