-- The Relay Firzan steps one field diagonally, and lends the same step to its friends on the eight fields around it.
-- The text says "any adjacent piece"; where enemies are meant it says so, hence friends only.
-- A lent step does not promote.
local m = require "acedrex.movement"

local step = m.step(m.diagonals)

return piece {
  name = "Relay Firzan", symbol = "RlF", promotes = "Horned Falcon",
  about = "steps one field diagonally, and lends that step to its neighbours",
  moves = step,
  aura = { at = m.step(m.all), of = "own", lends = m.no_promotion(step) },
}
