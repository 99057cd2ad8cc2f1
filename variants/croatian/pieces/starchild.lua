-- The Starchild steps to any empty field in the other colour, over everything, and captures nothing. It is transparent,
-- other pieces diverge from it, and Pyramids cannot convert it.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local stars, syzygy, uplift = require "croatian.stars", require "croatian.syzygy", require "croatian.uplift"

local step = m.anywhere * -m.start_colour

-- "If Starchild moves into syzygy, from a field not in any alignment, onto an empty syzygy-field, it's granted option to
-- resurrect one captured or oblationed piece", of either side.
local into_syzygy = -m.from(#syzygy) * #syzygy
local last = m.is "Pawn" * (m.own * m.rank(-1) + m.enemy * m.rank(1))
local function back(which) return m.retrieve(which, "lost") * (-last + last * c.promote) end

-- "A piece is resurrected by replacing initiating Starchild"; "Waves and Starchilds can be resurrected without
-- initiating Starchild being oblationed", on a field beside it, and in its place only if there is no such field.
local airy = m.is("Wave", "Starchild")
local beside = m.step(m.all) * m.empty
local resurrection = back(-airy) * m.leave
                   + m.land * m.aside(beside * back(airy))
                   + -beside * back(airy) * m.leave

return piece {
  name = "Starchild", symbol = "I", worth = 10, class = { "Celestial" },
  about = "steps to any empty field of the other colour; moves Stars, uplifts pieces, resurrects in syzygies",
  transparent = true, spends = 0,
  moves = step * m.empty * m.settle * (m.pass + into_syzygy * resurrection)
        + step * m.own * m.is("Wave", "Starchild") * c.activate
        -- A Star beside it can be moved by one field, and the Starchild stands in its place. "Any piece, except Wave and
        -- Starchild, can be activated only if activating piece has momentum." It cannot teleport.
        + m.step(m.all) * c.left(1) * m.is "Star" * c.activate
        + (step + m.step(m.diagonals)) * stars.refuse
        + uplift.begin,
  gait = m.none, -- see the Wave of One
  takes = m.none, replaces_lands = true,
  immune = { convert = m.anyone }, -- it can be captured
}
