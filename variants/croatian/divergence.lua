-- Divergence: a row of `lands`.
local m, c = require "acedrex.movement", require "acedrex.cascade"

-- "Any own piece (and opponent's Shaman) can change direction when they encounter Shaman, after which they use remaining
-- momentum to move." "Unlike Shaman, Starchild is divergent for all pieces that can diverge, own and opponent's." A Wave
-- needs no momentum; some pieces, and the Waves of some, cannot diverge.
local steadfast = m.i_am("King", "Centaur", "Serpent", "Starchild")
                + c.inherits("Unicorn", "Centaur", "Serpent", "Starchild")
local divergent = m.is "Shaman" * (m.own + m.i_am "Shaman") + m.is "Starchild"
return divergent * -steadfast * (c.left(1) + m.i_am "Wave") * c.diverge
