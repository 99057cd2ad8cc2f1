-- Words for a piece that rushes: its first move may be longer, and lets it be taken en passant.
local m = require "acedrex.movement"

local rush = {}

-- The longer first move: 2 to `limit` fields straight ahead, over empty fields only. It is the right of a piece
-- that carries the tag "rush", or of one for whom the guard `right` holds where it starts; every field that it passes
-- lies open to en passant for one turn.
function rush.ahead(limit, right)
  local path = m.path({ m.step(m.N) }, { cycle = true, min = 2, max = limit })
  return (right or m.carries "rush") * path * m.settle * m.rushed
end

-- Here, on an empty field that an enemy rusher passed in the move before, the rusher is taken.
rush.en_passant = (m.passed - m.enemy) * m.take_passer

return rush
