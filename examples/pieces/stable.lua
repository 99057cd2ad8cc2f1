-- Lends: friends beside it may also leap like a Knight, but only to capture.
local m = require "acedrex.movement"

return piece {
  name = "Stable", symbol = "Sta",
  about = "stands still; friends beside it capture like Knights, too",
  moves = m.none,
  aura = { at = m.step(m.all), of = "own", lends = m.leap(1, 2) * m.strike },
}
