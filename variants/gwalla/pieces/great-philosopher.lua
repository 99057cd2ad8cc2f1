-- Dialectic Chess: a Philosopher that has captured one. It repeats its leap in one direction over empty fields.
local m, meta = require "acedrex.movement", require "gwalla.meta"

return piece {
  name = "Great Philosopher", symbol = "Gp", worth = 5,
  about = "rides by the leap of the Thesis, captures so by that of the Antithesis",
  moves = meta.shown("Thesis", 3, function(leap) return m.ride(leap) * m.settle end)
        + meta.shown("Antithesis", 3, function(leap) return m.ride(leap) * m.strike end),
}
