-- "Syzygy is alignment in one straight line of at least 3 celestial bodies": Stars, Monoliths and Starchilds. The fields
-- of the lines through here on which two others stand.
local m = require "acedrex.movement"

return m.aligned(m.is "Celestial", 2)
