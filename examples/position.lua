-- What the tests of the mechanisms share: require "position" (t) returns
--   game(SETUP, NAMES [, MORE]): a bare board with these pieces of examples/pieces; MORE: what t.game takes besides
--   some(g, FIELD, WHAT): exactly one move of the piece there leads to what the function expects
return function(t)
  local function game(setup, names, more)
    local keys = { pieces = {}, setup = setup, symmetry = "rotate" }
    for name in names:gmatch "%S+" do table.insert(keys.pieces, require("pieces." .. name)) end
    for key, value in pairs(more or {}) do keys[key] = value end
    return t.game(keys)
  end

  local function some(g, from, what)
    local found = 0
    for _, move in ipairs(g:moves(from)) do
      g:play(move)
      if pcall(what) then found = found + 1 end
      g:undo()
    end
    t.equal(found, 1, "moves after which that holds")
  end

  return game, some
end
