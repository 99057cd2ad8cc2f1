-- The Cuckoo steps one field sideways or backward, or leaps two fields forward. Or it stays and turns an enemy that
-- stands one field forward, left or right, or two fields straight back, into its own colour; royal pieces too. It is
-- not promoted for staying.
local m = require "acedrex.movement"

local convert = m.no_promotion(m.aside(m.step{ m.N, m.W, m.E, 2*m.S } * m.enemy * m.convert))

return piece {
  name = "Cuckoo", symbol = "Cu", promotes = "Longleaper",
  about = "goes one field sideways or backward or two forward, or converts an enemy near it",
  moves = m.step{ m.W, m.E, m.S, 2*m.N } + convert,
}
