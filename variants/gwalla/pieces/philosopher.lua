-- Dialectic Chess: it leaps as the markers on the dialectic show, by the Thesis without capturing, by the Antithesis to
-- capture. Where it captures a Philosopher, great or not, it becomes a Great Philosopher.
local m, meta = require "acedrex.movement", require "gwalla.meta"

local teaches = m.is("Philosopher", "Great Philosopher")

return piece {
  name = "Philosopher", symbol = "Ph", worth = 3,
  about = "moves by the leap of the Thesis, captures by that of the Antithesis",
  moves = meta.shown("Thesis", 3, function(leap) return leap * m.settle end)
        + meta.shown("Antithesis", 3, function(leap)
            return leap * m.strike * (-teaches + teaches * m.become "Great Philosopher")
          end),
}
