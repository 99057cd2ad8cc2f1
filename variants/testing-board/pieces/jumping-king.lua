-- One step in any direction, or a leap of two fields in any; not royal.
local m = require "acedrex.movement"

return piece {
  name = "Jumping King", symbol = "JuKi", label = "jumping_king(86)",
  about = "steps or leaps two fields in any direction",
  moves = m.step(m.all) + m.leap(2, 2) + m.leap(0, 2),
}
