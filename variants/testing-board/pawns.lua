-- What the pawns of the Testing Board share.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

local pawns = {}

-- From the second row of its side, wherever it came from: 2 to `most` fields straight ahead, through empty ones.
function pawns.advance(most)
  return m.from(m.rank(2)) * m.path({ m.step(m.N) }, { cycle = true, min = 2, max = most }) * m.settle * m.rushed
end

-- A pawn captures here, also en passant.
pawns.strike = m.strike + rush.en_passant

return pawns
