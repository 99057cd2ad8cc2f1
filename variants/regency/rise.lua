-- Promotion within the walk, for kinds that may have been Pawns: what was none rises on the last rank, what was one in the
-- zone "again".
local m = require "acedrex.movement"

local rise = {}

-- What such a kind does when something is promoted to it: a Pawn.
rise.from_pawn = m.land * m.aside(m.mark("pawn", "always"))

-- The walk, with promotion to that type; goal: instead of the last rank.
function rise.to(type, walk, goal)
  local here = -m.carries "pawn" * (goal or m.rank(-1)) + m.carries "pawn" * m.zone "again"
  return walk * (here * m.promote(type) + -here)
end

return rise
