-- Positions as tables from fields to pieces, which are written as in setup strings without the field: { a2 = "P|" }.
local board = {}

function board.placed(pieces)
  local placed = {}
  for piece in pieces:gmatch "[^,%s]+" do
    local symbol, field, tags = piece:match "^(%a)(%l%d+)(.*)$"
    placed[field] = symbol .. tags
  end
  return placed
end

function board.setup(placed)
  local pieces = {}
  for field, piece in pairs(placed) do pieces[#pieces + 1] = piece:sub(1, 1) .. field .. piece:sub(2) end
  table.sort(pieces)
  return table.concat(pieces, ",")
end

function board.copied(placed)
  local copy = {}
  for field, piece in pairs(placed) do copy[field] = piece end
  return copy
end

-- The pieces of a game's setup string.
function board.of(game) return board.placed((game:setup():match "^%S+%s+([^;]*)")) end

-- Whether a field is outside the board: "(18,13)".
function board.beyond(field) return field:sub(1, 1) == "(" end

return board
