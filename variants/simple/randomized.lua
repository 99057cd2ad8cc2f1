-- What makes a randomized variant of a simple one: the first rank is drawn, and castling is extended.
local randomized = {}

randomized.options = { seed = { kind = "seed", help = "draws the first rank" } }

-- "King can now castle for only one field to the left or right, up to, and including, a field occupied by a castling
-- Rook": with the closest Rook of that side. "Rook ends up at field immediately next to its King."
randomized.castling = { distances = {}, apart = { -1, -1 } }
for n = 1, 25 do randomized.castling.distances[n] = n end

local function lines_of(drawing)
  local lines = {}
  for line in drawing:gmatch "[^\n]+" do
    if line:find "%S" then lines[#lines + 1] = line end
  end
  return lines
end

-- "The number of Bishops on light and dark fields has to be equal."
function randomized.is_allowed(row)
  local balance = 0
  for file, figure in ipairs(row) do
    if figure == "B" then balance = balance + (file % 2 == 0 and 1 or -1) end
  end
  return balance == 0
end

-- The figures in an order that is as likely as any other allowed one.
local function drawn(figures)
  repeat
    for i = #figures, 2, -1 do
      local j = math.random(i)
      figures[i], figures[j] = figures[j], figures[i]
    end
  until randomized.is_allowed(figures)
  return figures
end

local function reversed(row)
  local back = {}
  for i, figure in ipairs(row) do back[#row + 1 - i] = figure end
  return back
end

-- The base's first rank, drawn anew for light. In mirrored variants dark has the same figures on the same files, in
-- symmetrical ones in reversed order. pawns: a second rank of Pawns stands before the first.
function randomized.rows(base, flavour, pawns)
  local lines = lines_of(base.setup)
  local figures = lines[#lines]
  return function()
    local row = {}
    for figure in figures:gmatch "%S+" do row[#row + 1] = figure end
    row = drawn(row)
    lines[#lines] = table.concat(row, " ")
    lines[1] = table.concat(flavour == "mirrored" and row or reversed(row), " "):lower()
    if pawns then lines[3], lines[#lines - 2] = lines[2], lines[#lines - 1] end
    return { setup = table.concat(lines, "\n") }
  end
end

return randomized
