-- The Grasshoppers of the Testing Board that change the kind or the place of what they hop over, by an array: where the
-- men of light and of dark began.
local m, hops = require "acedrex.movement", require "testing-board.hops"
local ranks, rebirth = require "testing-board.ranks", require "testing-board.rebirth"

-- It falls by one rank if the hopper captures nothing, and rises by one if it captures.
local change = m.V "fall" * m.settle + m.V "rise" * m.strike

return function(light, dark)
  local reborn = { rebirth = rebirth(light, dark) }

  -- A Grasshopper of that kind, with these walks to name.
  local function hopper(script, hop, ...)
    local walks = { "hop", hop = hop }
    for _, named in ipairs { ... } do
      for name, walk in pairs(named) do walks[name] = walk end
    end
    return piece.extend(require("testing-board.pieces." .. script), { moves = m.grammar(walks) })
  end

  return {
    hopper("einstein-grasshopper", hops.over_first(change), ranks),
    hopper("circe-grasshopper", hops.over_first(nil, m.V "rebirth"), reborn),
    -- "Multiple effects ... which are considered to occur in the order they are listed in the piece's name."
    hopper("andernach-einstein-circe-grasshopper", hops.over_first(hops.turn * change, m.V "rebirth"), ranks, reborn),
  }
end
