-- Teleportation by Stars, and by Monoliths.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local stars = {}

-- A Monolith is a portal too (see Discovery).
local star, portal = m.is "Star", m.is "Portal"
local function other(here, there) return here * m.anywhere * there end
-- "Piece teleported from a Star can reappear around the 2 Stars in opposite color, or around any Monolith", from a
-- Monolith "around any Star or the other Monolith".
local exits = other(m.is "Light Star", portal - m.is "Light Star") + other(m.is "Dark Star", portal - m.is "Dark Star")
            + other(portal - star, portal)

-- A row of `lands`: a piece reappears on any empty portal-field. Momentum is lost, and the ply ends there. If no
-- portal-field is empty, it is removed from the board as if captured.
function stars.dive(emerge)
  return portal * c.portal(m.first_of(exits * m.step(m.all) * m.empty * emerge, m.leave))
end

-- A Pawn that comes to the last rank so is promoted there even if it was on that rank before.
local once_more = m.from(m.rank(-1)) * m.rank(-1)
local promoted = -once_more + once_more * m.land * m.aside(c.promote)

-- The rows of `lands`: any piece but the King can teleport, by stepping or capturing. pawn: what becomes of a Pawn.
function stars.lands(pawn)
  return -m.i_am("King", "Pawn") * stars.dive(m.settle) + m.i_am "Pawn" * stars.dive(m.settle * pawn * promoted)
end

-- Starchilds, and Waves that they have activated, "emerge on empty portal-field surrounding that same Monolith (or a
-- Star)"; "if there were no empty portal-fields", they are removed. The field that one has left is an empty one: where
-- there is no other, it neither goes nor is removed.
local beside = m.step(m.all) * m.empty
stars.refuse = portal * c.portal(beside * -m.at_start * m.settle + -beside * m.leave, "back")

-- From a Star to the other one in the same colour, from a Monolith to the other one.
local through = c.portal(other(m.is "Light Star", m.is "Light Star") + other(m.is "Dark Star", m.is "Dark Star")
                         + other(portal - star, portal - star))

-- A Star is transparent to a Wave (table 19): to teleport is a choice; at a Monolith it has to. It comes out of the other
-- one, goes on in the same way and direction, and keeps its momentum. Where it is blocked, it is removed.
stars.Wave = piece.extend(require "croatian.pieces.wave", {
  moves = m.each_step(c.gait, (star + -portal) + through * m.or_leave),
})

return stars
