-- What the pawns of the Testing Board share. A pawn that advances by more than one field marks those that it passes;
-- in the very next turn a pawn that strikes there takes it, wherever it stands: en passant.
local m = require "acedrex.movement"

local pawns = {}

pawns.passing = m.mark_field("passed", 1)

-- From the second row of its side, wherever it came from: 2 to `most` fields in direction d through empty ones.
function pawns.advance(d, most)
  return m.from(m.rank(2)) * m.times(m.step(d) * m.empty * pawns.passing, 1, most - 1) * m.step(d) * m.settle
end

-- A pawn captures here, also en passant; a pawn that was jumped over is taken together with the one that jumped.
pawns.strike = m.strike
  + (m.empty + m.prey) * m.marked "passed" * m.aside(m.anywhere * m.last_unit * m.prey * m.capture)

return pawns
