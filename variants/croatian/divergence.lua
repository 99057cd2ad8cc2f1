-- Divergence: a row of `lands`.
local m, c = require "acedrex.movement", require "acedrex.cascade"

-- "Any own piece (and opponent's Shaman) can change direction when they encounter Shaman, after which they use remaining
-- momentum to move." A Wave needs none; some pieces, and the Waves of some, cannot diverge.
local steadfast = m.i_am("King", "Centaur", "Serpent") + c.inherits("Unicorn", "Centaur", "Serpent")
return m.is "Shaman" * (m.own + m.i_am "Shaman") * -steadfast * (c.left(1) + m.i_am "Wave") * c.diverge
