-- Pockets without end, limits of drops by file and zone, and pieces that go to the opponent of their owner.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local King = piece { name = "King", symbol = "K", moves = m.step(m.all) }
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) }
local Stone = piece { name = "Stone", symbol = "S" }

local function game(setup, keys)
  local own = { board = { files = 4, ranks = 4, zones = { hill = { "b2-c3" } } }, pieces = { King, Rook, Stone } }
  for key, value in pairs(keys) do own[key] = value end
  return t.game(own, setup)
end

t.describe("a pocket without end", function()
  local endless = { pockets = { both = { Stone = "any" } }, drops = {} }

  t.it("has as many pieces as one takes out", function()
    local g = game("T Ka1,kd4", endless)
    t.equal(g:setup(), "T Ka1,kd4,+S,+s")
    g:play "S+a2":play "S+d3":play "S+a3":play "S+d2"
    t.equal(g:setup(), "T Ka1,Sa2,Sa3,kd4,sd2,sd3,+S,+s")
    g:undo():undo():undo():undo()
    t.equal(g:setup(), "T Ka1,kd4,+S,+s")
  end)

  t.it("is full whatever a position says of it", function()
    for _, said in ipairs { "", ",+S", ",+S,+S,+s" } do
      local g = game("T Ka1,kd4" .. said, endless)
      t.equal(#g:moves(), 14 + 3)
      t.equal(g:setup(), "T Ka1,kd4,+S,+s")
    end
    local g = game("3k/4/4/K3[SSSss] w - - 0 1", endless)
    t.equal(g:fen(), "3k/4/4/K3[Ss] w - - 0 1")
  end)

  t.it("takes in what is captured, and stays what it is", function()
    local keys = { captures = { to = "capturer" } }
    for key, value in pairs(endless) do keys[key] = value end
    local g = game("T Ra1,sa2,kd4", keys):play "Ra1-a2*"
    t.equal(g:setup(), "t Ra2,kd4,+S,+s")
  end)

  t.it("repeats no position by itself", function()
    local keys = { rules = { repetition = { times = 2, result = "draw" } } }
    for key, value in pairs(endless) do keys[key] = value end
    game("T Ka1,kd4", keys):play { "Ka1-a2", "Kd4-d3", "Ka2-a1", "Kd3-d4" }:status "draw"
  end)

  t.it("may be one side's, and beside pieces with a number", function()
    local g = game("T Ka1,kd4,+R", { pockets = { light = { Stone = "any" }, dark = {} }, drops = {} })
    t.equal(g:setup(), "T Ka1,kd4,+R,+S")
    g:play "R+b1"
    t.equal(g:setup(), "t Ka1,Rb1,kd4,+S")
  end)
end)

t.describe("limits of drops", function()
  t.it("hold on each file", function()
    local keys = { drops = { limit = { Stone = { 2, "a file" } } } }
    game("T Sa1,Sa2,Sb1,sb2,+S", keys):may { "S+b3", "S+c1" }:may_not { "S+a3", "S+a4" }
    game("T Sa1,+S", { drops = { limit = { Stone = "one a file" } } }):may "S+b3":may_not "S+a3"
  end)

  t.it("hold on each file that begins or ends with holes, and of each board", function()
    local keys = {
      board = { files = 4, ranks = 4, holes = { "a1", "b1", "b4" }, beside = { B = { files = 4, ranks = 2 } } },
      drops = { limit = { Stone = { 2, "a file" } } },
    }
    game("T Sa2,Sb2,Sc2,+S", keys):may { "S+a3", "S+b3", "S+c3", "S+d1" }
    game("T Sa2,Sa4,Sb2,+S", keys):may { "S+b3", "S+c2", "S+d1", "S+B:a1" }:may_not "S+a3"
    game("T Sc2,Sc3,SB:a1,SB:a2,+S", keys):may { "S+a2", "S+a3", "S+B:c1" }:may_not { "S+c1", "S+c4" }
    keys.drops.limit.Stone = "one a file"
    game("T Sa3,SB:b1,+S", keys):may { "S+b2", "S+c2", "S+B:a1" }:may_not { "S+a2", "S+a4", "S+B:b2" }
  end)

  t.it("hold in a zone", function()
    local keys = { drops = { limit = { Stone = { 1, "hill" } } } }
    game("T Sb2,Sa1,sc2,+S", keys):may { "S+a2", "S+d3" }:may_not { "S+b3", "S+c3" }
    game("T Sa1,sc2,+S", keys):may { "S+b2", "S+c3" }
    game("T Ra1,+S", { drops = { limit = { Stone = { 0, "hill" } } } }):may "S+a2":may_not "S+b2"
  end)
end)

t.describe("captures that go to the opponent", function()
  local explosion = m.every(m.step(m.all) * m.occupied * m.oblate)
  local function to(owner)
    return { captures = { to = owner, oblated = true }, drops = {}, on_capture = explosion * m.leave }
  end

  t.it("change sides, whoever takes them", function()
    -- Light's own Stone on b2 is blown up by its own capture, and so is the Rook that captures.
    t.equal(game("T Ra1,ra3,Sb3,kd1", to "opponent"):play "Ra1-a3*":setup(), "t kd1,+R,+r,+s")
    t.equal(game("T Ra1,ra3,Sb3,kd1", to "capturer"):play "Ra1-a3*":setup(), "t kd1,+R,+R,+S")
    t.equal(game("T Ra1,ra3,Sb3,kd1", to "owner"):play "Ra1-a3*":setup(), "t kd1,+R,+r,+S")
  end)
end)
