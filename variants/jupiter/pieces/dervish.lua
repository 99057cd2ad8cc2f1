-- The Dervish leaps two fields orthogonally or diagonally. A friend on a field next to it may leap over it, to the
-- field just opposite, moving or capturing, but is not promoted by that.
local m = require "acedrex.movement"

return piece {
  name = "Dervish", symbol = "De", promotes = "Harpy",
  about = "leaps two fields in any direction, and lets its neighbours leap over it",
  moves = m.leap(0, 2) + m.leap(2, 2),
  aura = { at = m.step(m.all), of = "own", lends = function(from_dervish)
    return m.no_promotion(m.step(2 * from_dervish:back()))
  end },
}
