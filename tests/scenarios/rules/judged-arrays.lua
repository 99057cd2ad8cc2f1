-- Arrays that a seed draws and that `fits` judges: what it sees, when it is asked, and that a seed names one array.
local t = require "acedrex.scenario"

local Rook, King = require "classical.pieces.rook", require "classical.pieces.king"
local drawn = {}  -- setups in the order in which they were drawn

-- A light Rook on a field of the first rank, its King on another, dark's King on h8.
local function drawn_setup()
  local row, first = {}, math.random(8)
  for file = 1, 8 do row[file] = "." end
  row[first] = "R"
  row[(first + math.random(7) - 1) % 8 + 1] = "K"
  drawn[#drawn + 1] = table.concat(row, " ")
  return ". . . . . . . k\n" .. (". . . . . . . .\n"):rep(6) .. drawn[#drawn]
end

local function game(fits, options, more)
  local keys = {
    name = "Lottery", board = { files = 8, ranks = 8 }, pieces = { Rook, King }, royals = { King = "check" },
    options = { seed = { kind = "seed", fits = fits }, calm = { kind = "flag" } },
    by_options = function() return { setup = drawn_setup() } end,
  }
  for key, value in pairs(more or {}) do keys[key] = value end
  drawn = {}
  return t.game(variant(keys), nil, { options = options })
end

local function on_h1(g) return g:at("h1") ~= nil end

t.describe("An array that is judged", function()
  t.it("is drawn again until it fits", function()
    local g = game(on_h1, "seed=5")
    t.ok(g:at "h1")
    t.equal(g:thrown_away(), #drawn - 2)  -- one was drawn without a seed, one is taken
    t.ok(g:thrown_away() > 0)
  end)

  t.it("goes on from where the draws of its seed were", function()
    game(on_h1, "seed=5")
    local first = drawn
    game(function() return true end, "seed=5")
    t.equal(drawn[2], first[2])
    local n = 0
    game(function() n = n + 1 return n == #first - 1 end, "seed=5")
    t.equal(drawn, first)
  end)

  t.it("is not disturbed by what the judge draws itself", function()
    game(on_h1, "seed=5")
    local first = drawn
    game(function(g) return math.random() < 2 and on_h1(g) end, "seed=5")
    t.equal(drawn, first)
  end)

  t.it("is judged only where a seed is chosen", function()
    local asked = 0
    local function fits() asked = asked + 1 return true end
    t.equal(game(fits, "calm=true"):thrown_away(), nil)
    t.equal(asked, 0)
    t.equal(game(fits, "calm=true,seed=3"):thrown_away(), 0)
    t.equal(asked, 1)
  end)

  t.it("is judged with what extensions make of it", function()
    local base = variant {
      name = "Lottery", board = { files = 8, ranks = 8 }, pieces = { Rook, King }, royals = { King = "check" },
      options = { seed = { kind = "seed", fits = function(g) return g:at("h1", "Rook") ~= nil end } },
      by_options = function() return { setup = drawn_setup() } end,
    }
    local more = variant.extend(base, {
      name = "Turned Lottery",
      by_options = function() return { first = math.random(2) == 1 and "light" or "dark" } end,
      options = { seed = { fits = function(g) return g:to_move() == "dark" and on_h1(g) end } },
    })
    drawn = {}
    local g = t.game(more, nil, { options = "seed=4" })
    t.equal(g:to_move(), "dark")
    t.ok(g:at "h1")
    t.ok(g:thrown_away() > 0)
  end)

  t.it("sees moves, captures, attackers and the other side's turn", function()
    local told
    game(function(g)
      local rook
      for file in ("abcdefgh"):gmatch "." do
        local piece = g:at(file .. "1")
        if piece and piece.name == "Rook" then rook = file .. "1" end
      end
      local moves, turned = #g:moves(), g:turned()
      local check = turned:status() == "check"
      told = { rook = rook, moves = moves, check = check, captures = #g:captures(), attackers = g:attackers("h8", "light") }
      g:play(g:moves(rook)[1])
      g:undo()
      return g:to_move() == "light" and #g:moves() == moves and check
    end, "seed=2")
    t.equal(told.rook, "h1")
    t.equal(told.attackers, { "h1" })
    t.equal(told.captures, 0)  -- a King is attacked, but never taken
    t.ok(told.moves > 10)
  end)
end)

t.describe("A judge that goes wrong", function()
  local function fails(fits, part, more) t.fails(function() game(fits, "seed=1", more) end, part) end

  t.it("says neither true nor false", function() fails(function() end, "fits should return true or false, found nothing") end)
  t.it("raises an error", function() fails(function(g) return g.nothing.at end, "no word") end)
  t.it("is never content", function() fails(function() return false end, "of Lottery with seed=1 a thousand arrays were drawn, and none fits") end)
  t.it("has nothing else to judge", function()
    fails(function() return false end, "by_options draws no other one",
          { by_options = function() return { setup = ". . . k\n. . . .\n. . . .\nR . . K" } end, board = { files = 4, ranks = 4 } })
  end)
  t.it("cannot ask its game later", function()
    local kept
    game(function(g) kept = g:turned() return true end, "seed=1")
    t.fails(function() kept:moves() end, "has been")
  end)
end)

t.describe("Attackers", function()
  t.it("are told of an enemy, and of a piece of their own as guards", function()
    local g = t.game("classical-chess", "CC Kd1,Ra4,Nb5,Pd4,rd8,ke8,bg7")
    t.equal(g:attackers("d4", "light"), { "a4", "b5" })
    t.equal(g:attackers("d4", "dark"), { "g7", "d8" })
    t.equal(g:attackers("d1", "dark"), {})
    t.fails(function() g:attackers("e4", "light") end, "nothing stands on e4")
    t.fails(function() g:attackers("d4", "white") end, "light")
  end)

  t.it("are not those that stand frozen, nor seen through others", function()
    t.equal(t.game("classical-chess", "CC Kd1,Ra4,Rc4,Pd4,ke8"):attackers("d4", "light"), { "c4" })
  end)
end)

t.describe("A turned game", function()
  t.it("has the other side to move, and is a game by itself", function()
    local g = t.game("classical-chess"):play("e4")
    local turned = g:turned()
    t.equal(turned:to_move(), "light")
    turned:play "e5"
    t.equal(g:to_move(), "dark")
    g:at("e4", "Pawn"):may "e5"
  end)
end)
