-- Capablanca Random Chess: which first ranks are drawn, and castling from any of them.
local t = require "acedrex.scenario"

local kSeeds = 100
local files = "abcdefghij"

local function game(seed) return t.game("capablanca-random", nil, { options = "seed=" .. seed }) end

-- The first rank of light as letters; dark's is the same.
local function row_of(g)
  local letters = {}
  for file in files:gmatch "." do
    local light, dark = g:at(file .. "1"), g:at(file .. "8")
    t.equal(light.name, dark.name)
    letters[#letters + 1] = light.symbol
  end
  return table.concat(letters)
end

-- Which fields of the second rank a piece on the first one guards, by hand.
local guards = { K = { -1, 0, 1 }, Q = { -1, 0, 1 }, R = { 0 }, B = { -1, 1 }, N = { -2, 2 }, A = { -2, -1, 1, 2 }, C = { -2, 0, 2 } }

t.describe("Capablanca Random Chess", function()
  t.it("draws ranks by its rules", function()
    local thrown_away, seen, different = 0, {}, 0
    for seed = 1, kSeeds do
      local g = game(seed)
      local row = row_of(g)
      local function places(symbol)
        local found = {}
        for at in row:gmatch("()" .. symbol) do found[#found + 1] = at end
        return table.unpack(found)
      end
      local first, second = places "B"
      t.ok((first - second) % 2 == 1, "Bishops on two colours in " .. row)
      t.ok((places "Q" - places "A") % 2 == 1, "Queen and Archbishop on two colours in " .. row)
      local left, right = places "R"
      t.ok(left < places "K" and places "K" < right, "the King between the Rooks in " .. row)
      local guarded = {}
      for at = 1, 10 do
        for _, step in ipairs(guards[row:sub(at, at)]) do guarded[at + step] = true end
      end
      for at = 1, 10 do t.ok(guarded[at], "Pawn " .. at .. " guarded by " .. row) end
      thrown_away = thrown_away + g:thrown_away()
      if not seen[row] then different = different + 1 end
      seen[row] = true
    end
    -- Of 48,000 ranks 21,836 guard every Pawn, so that for each that is taken about 1.2 are thrown away.
    t.ok(thrown_away > kSeeds * 0.9 and thrown_away < kSeeds * 1.6, thrown_away .. " thrown away")
    t.ok(different > kSeeds - 5, different .. " different ranks")
  end)

  t.it("draws the same rank by the same seed", function()
    t.equal(row_of(game(7)), row_of(t.game("capablanca-random:7")))
    t.equal(game(7):setup(), game(7):setup())
  end)

  t.it("begins by itself with a rank that guards every Pawn", function()
    local g = t.game "capablanca-random"
    t.equal(g:thrown_away(), nil)
    for file in files:gmatch "." do t.ok(#g:attackers(file .. "2", "light") > 0) end
  end)

  t.it("castles to the c- or the i-file", function()
    local g = t.game("capablanca-random", "CR Kb1&,Ra1&,Re1&,kh8&,ra8&,rj8&")
    g:play "Kb1-i1&"
    g:at("i1", "King"):at("h1", "Rook"):at("a1", "Rook"):empty "b1 e1"
    t.game("capablanca-random", "cr Kb2,kh8&,ra8&,rj8&"):play("Kh8-c8&"):at("c8", "King"):at("d8", "Rook"):empty "a8 h8"
    t.game("capablanca-random", "CR Kd1&,Rb1&,kj8"):play("Kd1-c1&"):at("c1", "King"):at("d1", "Rook"):empty "b1"
  end)
end)
