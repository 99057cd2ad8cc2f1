-- How the games of the Testing Board are drawn. "The starting setup is determined at random in the three boards": eight
-- major pieces, the King among them, on the first row and eight kinds of pawns on the second; the others wait in stock.
-- Both sides have the same men, and the same stock in the same order. An array is { light = ROWS, dark = ROWS,
-- others = KINDS }; each has `majors` and `pawns`, rows from a to h, the others in the order in which they come in.
local draw = {}

local function copy(list, first, last) return table.move(list, first or 1, last or #list, 1, {}) end

-- In an order that is as likely as any other.
local function shuffled(list)
  list = copy(list)
  for i = #list, 2, -1 do
    local j = math.random(i)
    list[i], list[j] = list[j], list[i]
  end
  return list
end

local function reversed(list)
  local back = {}
  for i, one in ipairs(list) do back[#list + 1 - i] = one end
  return back
end

-- The men of dark where those of light stand so: "mirror-symmetrically" on the same files, "central-symmetrically" turned
-- by 180 degrees, "or asymmetrically" anywhere in the row.
local placed = { mirrored = copy, central = reversed, asymmetric = shuffled }

-- A drawn array of these kinds, of which the King is the first.
function draw.array(kinds, sides)
  local place = placed[sides]
  local pieces, pawns = shuffled(copy(kinds.majors, 2)), shuffled(kinds.pawns)
  local row = copy(pieces, 1, 7)
  row[8] = kinds.majors[1]
  local light = { majors = shuffled(row), pawns = copy(pawns, 1, 8) }
  local dark = { majors = place(light.majors), pawns = place(light.pawns) }
  return { light = light, dark = dark, others = { majors = copy(pieces, 8), pawns = copy(pawns, 9) } }
end

local function names(list, count)
  local found = {}
  for k = 1, count or #list do found[k] = list[(k - 1) % #list + 1].name end
  return found
end

local function line(row, side)
  local symbols = {}
  for i, one in ipairs(row) do
    symbols[i] = side == "light" and one.symbol or one.symbol:sub(1, 1):lower() .. one.symbol:sub(2)
  end
  return table.concat(symbols, " ") .. "\n"
end

-- The fields of the boards beside on which the stock waits: rows of `width` from a file on, light's from rank 1 upwards,
-- dark's from rank 18 downwards.
local function places(first_file, width)
  return function(k, side)
    local row = (k - 1) // width
    return string.char(first_file:byte() + (k - 1) % width) .. (side == "light" and 1 + row or 18 - row)
  end
end

-- The keys of a variant that say where all stand and wait. Pawns wait so: first the kinds that are not on the board, then
-- those of the own second row, and so on round until there are `count`. (The page's example: nine kinds, eight, nine, one.)
function draw.keys(array, count)
  local light, dark, others = array.light, array.dark, array.others
  local function waiting(row) return names(table.move(row, 1, #row, #others.pawns + 1, copy(others.pawns)), count) end
  return {
    setup = line(dark.majors, "dark") .. line(dark.pawns, "dark") .. (". . . . . . . .\n"):rep(4)
          .. line(light.pawns, "light") .. line(light.majors, "light"),
    pockets = {
      { name = "pieces", both = names(others.majors), places = places("A", 18) },
      { name = "pawns", light = waiting(light.pawns), dark = waiting(dark.pawns), places = places("S", 3) },
    },
  }
end

-- These kinds, with others instead of those of the same name.
function draw.with(list, others)
  local by_name, with = {}, {}
  for _, one in ipairs(others) do by_name[one.name] = one end
  for i, one in ipairs(list) do with[i] = by_name[one.name] or one end
  return with
end

function draw.all(kinds) return table.move(kinds.pawns, 1, #kinds.pawns, #kinds.majors + 1, copy(kinds.majors)) end

return draw
