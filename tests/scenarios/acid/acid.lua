-- What the acid tests share: require "acid" (t, FAMILY) returns
--   game(SETUP, PIECES [, MORE]): a bare board, every move of which has been played by its text; PIECES: slugs of the
--     family in a text; MORE: what t.game takes besides, or how many files and ranks the board has
--   only(g, FIELD, RESULTS): what the piece there can do is exactly this, each as notation has it behind "FIELD-"
--   play(g, FIELD, RESULT): plays that one
local function words(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end

local function result(move, from) return move:match("^.-" .. from .. "%-(.*)$") or move end

return function(t, family)
  local told = require "told" (t)

  local function game(setup, pieces, more)
    local keys = { pieces = {}, setup = setup, symmetry = "rotate" }
    for i, slug in ipairs(words(pieces)) do keys.pieces[i] = require(family .. ".pieces." .. slug) end
    if type(more) == "number" then more = { board = { files = more, ranks = more } } end
    for key, value in pairs(more or {}) do keys[key] = value end
    return told(t.game(keys))
  end

  local function only(g, from, results)
    local expected, found = words(results), {}
    for i, move in ipairs(g:moves(from)) do found[i] = result(move, from) end
    table.sort(expected)
    table.sort(found)
    t.equal(found, expected, "what the piece on " .. from .. " can do")
  end

  local function play(g, from, wanted)
    for _, move in ipairs(g:moves(from)) do
      if result(move, from) == wanted then return g:play(move) end
    end
    g:fail("nothing that leads from " .. from .. " to " .. wanted)
  end

  return game, only, play
end
