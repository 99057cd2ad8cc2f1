-- The Pawn of Croatian Ties: as in Classical Chess, but its rush goes up to three fields ahead. Every field it
-- passed may be captured on, en passant.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

local ahead, slant = m.step(m.N), m.step{ m.NE, m.NW }

return piece {
  name = "Pawn", symbol = "P", worth = 1,
  about = "steps ahead, captures diagonally ahead, may rush up to three fields on its first move",
  tags = { "rush" },
  moves = ahead * m.settle + slant * m.strike + slant * rush.en_passant + rush.ahead(3),
}
