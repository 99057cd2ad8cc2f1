-- The Kylin steps one field diagonally, or leaps two fields orthogonally.
local m = require "acedrex.movement"

return piece {
  name = "Kylin", symbol = "Kyl", promotes = "King Lion",
  about = "steps one field diagonally, or leaps two fields orthogonally",
  moves = m.step(m.diagonals) + m.leap(0, 2),
}
