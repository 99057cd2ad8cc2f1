-- The Lance slides straight ahead. On the last rank, where it could not go on, it is promoted.
local m = require "acedrex.movement"

return piece {
  name = "Lance", symbol = "L", promotes = "Promoted Lance",
  about = "slides straight ahead",
  moves = m.slide(m.N) * m.must(m.rank(-1) * m.promote "Promoted Lance"),
}
