-- The Harpy moves like a Queen and never captures. Friends a Knight's leap away from it may move and capture like
-- Knights; a lent leap does not promote.
local m = require "acedrex.movement"

return piece {
  name = "Harpy", symbol = "Ha", class = { "promoted" },
  about = "moves like a Queen without capturing, and lends Knight's leaps to friends a Knight's leap away",
  moves = m.slide(m.all) * m.settle,
  aura = { at = m.leap(1, 2), of = "own", lends = m.no_promotion(m.leap(1, 2)) },
}
