-- The Pawn of the larger boards: its rush leads to any field of its own half. Every field that it passed may be captured
-- on, en passant; all else is as in Classical Chess.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

local ahead, slant = m.step(m.N), m.step{ m.NE, m.NW }

-- From the second rank to the last one of the own half.
local function limit(_, _, board) return board.ranks // 2 - 2 end

return piece {
  name = "Pawn", symbol = "P", worth = 1,
  about = "steps ahead, captures diagonally ahead, may rush across its own half on its first move",
  tags = { "rush" },
  moves = ahead * m.settle + slant * m.strike + slant * rush.en_passant + rush.ahead(limit),
}
