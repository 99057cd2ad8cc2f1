-- The Pawn moves one field straight ahead and captures one field diagonally ahead.
-- From the field where it starts the game it may rush two fields; an enemy Pawn that stands ready to capture on the
-- field it passed may then, in the very next move, capture it there: en passant.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

local ahead, slant = m.step(m.N), m.step{ m.NE, m.NW }

return piece {
  name = "Pawn", symbol = "P", worth = 1,
  about = "steps ahead, captures diagonally ahead, may rush on its first move",
  tags = { "rush" },
  moves = ahead * m.settle + slant * m.strike + slant * rush.en_passant + rush.ahead(2),
}
