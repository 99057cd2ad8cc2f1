-- The Pawn of the larger boards: its rush leads to any field of its own half. Every field that it passed may be captured
-- on, en passant; all else is as in Classical Chess.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

local ahead, slant = m.step(m.N), m.step{ m.NE, m.NW }

-- Up to the last rank of its own half.
local function limit(field, _, board)
  return board.ranks // 2 - math.min(field.rank, board.ranks + 1 - field.rank)
end

return piece {
  name = "Pawn", symbol = "P", worth = 1,
  about = "steps ahead, captures diagonally ahead, may rush across its own half on its first move",
  tags = { "rush" },
  moves = ahead * m.settle + slant * m.strike + slant * rush.en_passant + rush.ahead(limit),
}
