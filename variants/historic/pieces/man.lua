-- The Man steps one field in any direction, as the King does, and may be lost.
local m = require "acedrex.movement"

return piece {
  name = "Man", symbol = "M",
  about = "steps one field in any direction",
  moves = m.step(m.all),
}
