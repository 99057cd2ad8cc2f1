-- The Advisor steps one field diagonally and never leaves the palace.
local m = require "acedrex.movement"

return piece {
  name = "Advisor", symbol = "A",
  about = "steps diagonally within the palace",
  moves = m.step(m.diagonals) * m.zone "palace",
}
