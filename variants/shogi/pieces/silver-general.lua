-- The Silver General steps one field diagonally, or straight ahead.
local m = require "acedrex.movement"

return piece {
  name = "Silver General", symbol = "S", promotes = "Promoted Silver",
  about = "steps diagonally, or straight ahead",
  moves = m.step(m.diagonals) + m.step(m.N),
}
