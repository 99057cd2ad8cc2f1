-- A Knight that is royal.
local m = require "acedrex.movement"

return piece {
  name = "Royal Knight", symbol = "RoKn", label = "royal_knight(6)", class = { "royal" },
  about = "leaps like a Knight, and is royal",
  moves = m.leap(1, 2),
}
