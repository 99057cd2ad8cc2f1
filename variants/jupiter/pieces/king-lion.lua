-- The King Lion leaps to any field at most two fields away. Or it captures an adjacent enemy and steps once more
-- in any direction, capturing there too or returning to its start. It may pass.
local m = require "acedrex.movement"

return piece {
  name = "King Lion", symbol = "KLi", class = { "promoted" }, may_pass = true,
  about = "leaps up to two fields away, or steps twice like a King and may capture both times",
  moves = m.step(m.all) + m.leap(0, 2) + m.leap(1, 2) + m.leap(2, 2)
        + m.step(m.all) * m.prey * m.capture * m.step(m.all) + m.pass,
}
