-- The Firzan steps one field diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Firzan", symbol = "F", promotes = "Zig",
  about = "steps one field diagonally",
  moves = m.step(m.diagonals),
}
