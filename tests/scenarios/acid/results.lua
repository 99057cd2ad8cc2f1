-- Moves told by what they bring about: require "results" (t) returns
--   results(g, FIELD, LIST): the moves of the piece there bring about exactly these positions
--   leads(g, FIELD, POSITION): one of its moves brings about this one
--   leads_not(g, FIELD, POSITION): none does
-- A position is a setup string without whose turn it is, its pieces in any order.
local function sorted(position)
  local pieces = {}
  for piece in position:gsub("^%u*%l* ", ""):gmatch "[^%s,]+" do pieces[#pieces + 1] = piece end
  table.sort(pieces)
  return table.concat(pieces, ",")
end

return function(t)
  local function found_from(g, from)
    local found = {}
    for i, move in ipairs(g:moves(from)) do
      g:play(move)
      found[i] = sorted(g:setup())
      g:undo()
    end
    table.sort(found)
    return found
  end

  local function results(g, from, positions)
    local expected = {}
    for i, position in ipairs(positions) do expected[i] = sorted(position) end
    table.sort(expected)
    t.equal(found_from(g, from), expected, "what moves from " .. from .. " bring about")
  end

  local function leads(g, from, position, not_so)
    local wanted, found = sorted(position), false
    local all = found_from(g, from)
    for _, result in ipairs(all) do found = found or result == wanted end
    if found == (not_so == true) then
      g:fail((not_so and "a move" or "no move") .. " from " .. from .. " brings about " .. wanted .. ", but there are\n"
             .. table.concat(all, "\n"))
    end
  end

  return results, leads, function(g, from, position) leads(g, from, position, true) end
end
