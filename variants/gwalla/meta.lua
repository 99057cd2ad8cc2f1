-- Leaps that are shown by markers on a board beside: one that stands x files and y ranks from the corner shows the leap
-- by x fields one way and y at right angles to it.
local m = require "acedrex.movement"

local meta = {}

-- A marker of that name stands on {x, y}; markers are nowhere but on their own board.
function meta.stands(marker, x, y)
  local rank = m.by_side{ light = m.rank(y + 1), dark = m.rank(-y - 1) }
  return #(m.anywhere * m.is(marker) * m.file(("abcd"):sub(x + 1, x + 1)) * rank)
end

-- What `walk` makes of every leap that such a marker shows on a board of so many files and ranks.
function meta.shown(marker, size, walk)
  local moves = m.none
  for x = 0, size - 1 do
    for y = 0, size - 1 do
      if x + y > 0 then moves = moves + meta.stands(marker, x, y) * walk(m.leap(x, y)) end
    end
  end
  return moves
end

return meta
