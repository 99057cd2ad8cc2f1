-- Moves as text: require "told" (t) returns a function that takes a game, plays each move that it lists by its text,
-- and gives the game back as it was. What a move does besides may be given in any order: that comes to the same.
local function turned(move)
  local first, rest = move:match "^([^,;]+),([^;]+)$"
  local effects = {}
  for effect in (rest or ""):gmatch "[^,]+" do table.insert(effects, 1, effect) end
  return #effects > 1 and first .. "," .. table.concat(effects, ",") or nil
end

return function(t)
  return function(g)
    local function after(move)
      g:play(move)
      local setup = g:setup()
      g:undo()
      return setup
    end

    for _, move in ipairs(g:moves()) do
      local setup, other_way = after(move), turned(move)
      if other_way then t.equal(after(other_way), setup, other_way) end
    end
    return g
  end
end
