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

-- From a Star to the other one in the same colour.
stars.through = c.portal(other("Light Star", "Light Star") + other("Dark Star", "Dark Star"))

return stars
