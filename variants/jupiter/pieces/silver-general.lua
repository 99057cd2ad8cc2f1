-- The Silver General steps one field diagonally or forward.
local m = require "acedrex.movement"

return piece {
  name = "Silver General", symbol = "SG", promotes = "Vulture",
  about = "steps one field diagonally or forward",
  moves = m.step(m.diagonals) + m.step(m.N),
}
