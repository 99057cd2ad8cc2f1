-- The Pawn of the book's first variants: as in Classical Chess, but its rush goes as far as its own half of the board
-- does. Every field it passed may be captured on, en passant.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local rush = require "acedrex.rush"

-- How many fields there are to the middle of the board, whichever side it comes from.
local function to_the_middle(field, _, board)
  return board.ranks // 2 - math.min(field.rank, board.ranks + 1 - field.rank)
end
local ahead, slant = m.step(m.N), m.step{ m.NE, m.NW }
-- En passant only on its first ply in a move, and not where something stands that can be captured. Where it activates
-- a piece on such a field, it takes the rusher all the same.
local passing = c.first_ply * (m.passed - m.enemy)

return piece {
  name = "Pawn", symbol = "P", worth = 1,
  about = "steps ahead, captures diagonally ahead, may rush within its own half on its first move",
  tags = { "rush" },
  moves = ahead * m.settle + slant * (m.strike - passing) + slant * passing * m.take_passer + rush.ahead(to_the_middle),
}
