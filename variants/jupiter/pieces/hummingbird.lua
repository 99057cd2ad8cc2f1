-- The Hummingbird steps one field sideways or backward, or leaps two fields forward. Or it changes places with a
-- piece of either side that stands next to it orthogonally, or two fields straight ahead or behind.
local m = require "acedrex.movement"

return piece {
  name = "Hummingbird", symbol = "Hu", promotes = "Immobilizer",
  about = "goes one field sideways or backward or two forward, or swaps with a piece near it",
  moves = m.step{ m.W, m.E, m.S, 2*m.N }
        + m.step{ m.N, m.W, m.E, m.S, 2*m.N, 2*m.S } * m.occupied * m.swap,
}
