-- The two long Knight's leaps ahead.
local m = require "acedrex.movement"

return piece {
  name = "Honorable Horse", symbol = "HoHo", label = "honorable_horse(102)",
  about = "leaps far ahead like a Knight",
  moves = m.step{ { -1, 2 }, { 1, 2 } },
}
