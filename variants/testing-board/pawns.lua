-- What the pawns of the Testing Board share. A pawn that advances by more than one field marks those that it passes;
-- in the very next turn a pawn that strikes there takes it, wherever it stands: en passant. Both are for pawns only:
-- a piece that moves by a borrowed power of theirs does neither.
local m = require "acedrex.movement"

local pawns = {}

pawns.passing = m.mark_field("passed", 1)

-- From the second row of its side, wherever it came from: 2 to `most` fields in direction d through empty ones.
function pawns.advance(d, most)
  return m.from(m.rank(2)) * m.i_am "pawn" * m.times(m.step(d) * m.empty * pawns.passing, 1, most - 1)
       * m.step(d) * m.settle
end

-- Here, on a field that was passed, `whom` has just passed it and is taken. What was jumped over there is taken too.
function pawns.in_passing(whom)
  return (m.empty + m.prey) * m.marked "passed" * m.aside(m.anywhere * m.last_unit * whom * m.capture)
end

-- A pawn captures here, also en passant.
pawns.strike = m.strike + m.i_am "pawn" * pawns.in_passing(m.prey)

return pawns
