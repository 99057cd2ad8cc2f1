-- Random games from first ranks of several seeds: every position is read back, every move is written and read back, and
-- all are taken back.
local t = require "acedrex.scenario"

local kTurns = 24

local function play(name, seed)
  local g = t.game(name)
  local setups = {}
  math.randomseed(seed)
  for turn = 1, kTurns do
    local setup, moves = g:setup(), g:moves()
    if g:status() ~= "playing" and g:status() ~= "check" or #moves == 0 then break end
    setups[turn] = setup
    t.equal(t.game(name, setup):setup(), setup)
    local move = moves[math.random(#moves)]
    g:prints(move, move):play(move)
  end
  t.ok(#setups > 1, "a game")
  for turn = #setups, 1, -1 do t.equal(g:undo():setup(), setups[turn]) end
end

t.describe("Random games", function()
  local slugs = { "chess960" }
  for _, base in ipairs { "classical-chess-", "croatian-ties-" } do
    for _, size in ipairs { 14, 20, 26 } do
      for _, flavour in ipairs { "", "-mirrored", "-symmetrical" } do slugs[#slugs + 1] = base .. size .. flavour end
    end
  end
  for _, slug in ipairs(slugs) do
    t.it("go back as they went in " .. slug, function()
      local drawn = slug == "chess960" or slug:find "-%l+$"
      for seed = 1, 5 do play(drawn and slug .. ":" .. seed or slug, seed) end
    end)
  end
end)
