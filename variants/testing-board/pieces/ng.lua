-- Knight, or one step in any direction.
local m = require "acedrex.movement"

return piece {
  name = "NG", symbol = "NG", label = "knight_guard(40)",
  about = "leaps like a Knight or steps in any direction",
  moves = m.leap(1, 2) + m.step(m.all),
}
