-- The Emperor slides up to two fields in any direction, or leaps like a Knight. The slide can be blocked, the
-- leap cannot. There is one Emperor at most: a King that is promoted while one of either side is on the board becomes
-- the Emperor of Emperors.
local m = require "acedrex.movement"

return piece {
  name = "Emperor", symbol = "Em", class = { "royal", "promoted" },
  about = "slides up to two fields in any direction, or leaps like a Knight",
  moves = m.slide(m.all, 2) + m.leap(1, 2),
  on_promotion = #(m.anywhere * m.is "Emperor") * m.become "Emperor of Emperors",
}
