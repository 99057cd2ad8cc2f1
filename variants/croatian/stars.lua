-- Teleportation by Stars.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local stars = {}

local function other(here, there) return m.is(here) * m.anywhere * m.is(there) end
local opposite = other("Light Star", "Dark Star") + other("Dark Star", "Light Star")

-- A row of `lands`: a piece reappears on any empty portal-field near a Star in opposite colour. Momentum is lost, and
-- the ply ends there. If no portal-field is empty, it is removed from the board as if captured.
function stars.dive(emerge)
  return m.is "Star" * c.portal(m.first_of(opposite * m.step(m.all) * m.empty * emerge, m.leave))
end

-- The rows of `lands`: any piece but the King can teleport, by stepping or capturing. pawn: what becomes of a Pawn.
function stars.lands(pawn)
  return -m.i_am("King", "Pawn") * stars.dive(m.settle) + m.i_am "Pawn" * stars.dive(m.settle * pawn)
end

-- From a Star to the other one in the same colour.
local through = c.portal(other("Light Star", "Light Star") + other("Dark Star", "Dark Star"))

-- A Star is transparent to a Wave (table 19): to teleport is a choice. It comes out of the other Star in the same
-- colour, goes on in the same way and direction, and keeps its momentum. Where it is blocked, it is removed.
stars.Wave = piece.extend(require "croatian.pieces.wave", {
  moves = m.each_step(c.gait, m.pass + through * m.or_leave),
})

return stars
