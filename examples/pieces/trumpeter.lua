-- Lends by where one stands: a friend beside it may run straight away from it, as far as the way is free.
local m = require "acedrex.movement"

return piece {
  name = "Trumpeter", symbol = "Tru",
  about = "steps straight; friends beside it may run away from it",
  moves = m.step(m.orthogonals) * m.settle,
  aura = { at = m.step(m.all), of = "own", lends = function(d) return m.slide(d) * m.settle end },
}
