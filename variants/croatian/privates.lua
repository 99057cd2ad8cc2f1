-- What Pawns, Scouts and Grenadiers have in common: the rush, and how it is taken en passant.
local m, c = require "acedrex.movement", require "acedrex.cascade"
local rush = require "acedrex.rush"
local privates = {}

-- Up to the last rank of its own half of the board. Every field it passed may be captured on, en passant.
privates.rush = rush.ahead(function(field, _, board)
  return board.ranks // 2 - math.min(field.rank, board.ranks + 1 - field.rank)
end)

-- En passant only on its first ply in a move, and not where something else can be done. Where it activates a piece on
-- such a field, it takes the rusher all the same.
local passing = c.first_ply * m.passed * (m.empty + m.own * m.is("Wave", "Pyramid"))

-- How a walk ends on a capture-field.
privates.take = (m.strike - passing) + passing * m.take_passer

-- How many steps a Scout makes on a board of that size; a Grenadier makes two less to a side (table 16).
function privates.limit(board)
  local n = board.files
  return math.floor(math.sqrt(n * n / (7 + math.sqrt(n))))
end

return privates
