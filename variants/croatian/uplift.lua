-- Sense-journeys: a Starchild uplifts a piece.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local trance = require "croatian.trance"
local uplift = {}

-- "Sense-journey is initiated by stationary Starchild activating another Starchild on its uplifting-field", or by a
-- stationary Shaman. "Colors of Starchilds, Shaman do not need to match." A Starchild never diverges.
uplift.begin = (m.i_am "Starchild" + m.i_am "Shaman" * trance.standing) * m.step(m.all) * m.is "Starchild" * m.mark "uplifting" * c.activate

-- "Uplifted piece has to be in the same color as uplifting Starchild." "King, Pyramids, Waves cannot be uplifted;
-- Starchilds cannot take on sense-journey", but uplift others.
local lift = m.own * -m.is("King", "Pyramid", "Wave", "Starchild") * m.mark "uplifted" * c.activate_anew
           + m.is "Starchild" * m.mark "uplifting" * c.activate

uplift.roles = {
  uplifting = { moves = m.step(m.all) * lift },
  uplifted = { moves = trance.sense, blocked = "oblate" },
}

return uplift
