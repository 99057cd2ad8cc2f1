-- The Boxer steps one field in any direction, or leaps to any field exactly three files or three ranks away.
local m = require "acedrex.movement"

return piece {
  name = "Boxer", symbol = "Box", class = { "promoted" },
  about = "steps one field in any direction, or leaps to any field exactly three files or three ranks away",
  moves = m.step(m.all) + m.leap(0, 3) + m.leap(1, 3) + m.leap(2, 3) + m.leap(3, 3),
}
