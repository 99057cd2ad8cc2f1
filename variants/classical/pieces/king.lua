-- The King steps one field in any direction. That he must not be left attacked, and that he may castle, is for
-- each variant to say.
local m = require "acedrex.movement"

return piece {
  name = "King", symbol = "K",
  about = "steps one field in any direction",
  moves = m.step(m.all),
}
