-- What a drop does, and counters that each side has for itself.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) }
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) }
local Giver = piece { name = "Giver", symbol = "G", moves = m.step(m.N) * m.add("owed", 1, "other") + m.step(m.E) * m.add("owed", 1) }

local function game(keys, setup)
  keys.board, keys.setup = { files = 4, ranks = 4 }, setup
  keys.pieces = keys.pieces or { Rook, Man, keys.state and Giver }
  keys.rules = { dead = {} }
  return t.game(keys)
end

t.describe("What a drop does", function()
  local encloses = m.along(m.all, function(d)
    return (m.step(d) * m.enemy)^1 * #((m.step(d) * m.enemy)^0 * m.step(d) * m.own) * m.flip
  end)

  t.it("is done by the dropped piece, in all ways at once", function()
    local g = game({ drops = { on_drop = encloses } }, "T Ma1,ma2,ma3,mb4,mc4,Md4,rc3,+R")
    g:play "R+a4"
    t.equal(g:setup(), "t Ra4,Ma1,Ma2,Ma3,Mb4,Mc4,Md4,rc3")
    g:undo()
    t.equal(g:setup(), "T Ma1,Md4,rc3,ma2,ma3,mb4,mc4,+R")
  end)

  t.it("must be possible", function()
    local g = game({ drops = { on_drop = encloses } }, "T Ma1,mb1,Md4,+R")
    g:may "R+c1":may_not { "R+d1", "R+b2" }
    t.equal(#g:moves(), #g:moves "a1" + #g:moves "d4" + 1)
  end)

  t.it("captures for the dropped piece", function()
    local keys = function() return { drops = { on_drop = m.must(m.step(m.E) * m.enemy * m.capture) },
                                     captures = { by = { "Rook" }, to = "capturer" } } end
    local g = game(keys(), "T mb1,mb2,mc3,+R,+M")
    g:play "R+a1"
    t.equal(g:setup(), "t Ra1,mb2,mc3,+M,+M")
    g = game(keys(), "T mb1,mb2,mc3,+R,+M"):play "M+a1"
    t.equal(g:setup(), "t Ma1,mb2,mc3,+R")
  end)

  t.it("captures where something has to be captured", function()
    local g = t.game{
      board = { files = 4, ranks = 4 }, pieces = { Rook, Man }, setup = "T Ma1,mb3,+R",
      drops = { on_drop = m.first_of(m.step(m.E) * m.enemy * m.capture, m.pass) }, rules = { capture = "must", dead = {} },
    }
    t.equal(g:moves(), { "R+a3,b3*" })
    t.equal(g:perft(1), 1)
    g:play "R+a3,b3*":undo()
    g:may_not{ "Ma1-a2", "R+b1" }
  end)

  t.it("happens in each part of a turn", function()
    local turn = phase.seq{ phase.move(), phase.drop{ on_drop = m.step(m.E) * m.enemy * m.capture } }
    local g = game({ turn = turn, captures = { to = "capturer" } }, "T Rd1,mb1,mb2,+R")
    g:may { "Rd1-d2; R+a1", "Rd1-d2; R+a2" }:may_not { "Rd1-d2; R+a3", "Rd1-d2; R+d1" }
    g:play "Rd1-d2; R+a2"
    t.equal(g:setup(), "t Ra2,Rd2,mb1,+M")
  end)

  t.it("may take the piece off again", function()
    local g = game({ drops = { on_drop = m.land * m.leave + m.step(m.N) * m.enemy * m.oblate } }, "T Ra1,mc3,+M")
    g:play "M+c2"
    t.equal(g:setup(), "t Ra1")
  end)
end)

t.describe("A counter of each side", function()
  local keys = function() return { state = { owed = { to = 2, each = "side" } }, turn = phase.either{ phase.move(),
    phase.drop{ at = m.counter "owed", on_drop = m.add("owed", -1) } } } end

  t.it("is changed for the walker's side or for the other", function()
    local g = game(keys(), "T Ga1,gc4,+M,+m")
    g:may_not "M+b2"
    g:play "Ga1-a2"
    t.equal(g:setup(), "t Ga2,gc4,+M,+m;owed=0+1")
    g:play "Gc4-d4"
    t.equal(g:setup(), "T Ga2,gd4,+M,+m;owed=0+2")
    g:may_not { "Ga2-a3", "M+b2" }:play "Ga2-b2"
    t.equal(g:setup(), "t Gb2,gd4,+M,+m;owed=1+2")
    g:play "M+d2"
    t.equal(g:setup(), "T Gb2,md2,gd4,+M;owed=1+1")
    g:undo():undo()
    t.equal(g:setup(), "T Ga2,gd4,+M,+m;owed=0+2")
  end)

  t.it("can be asked of the other side", function()
    local Spy = piece { name = "Spy", symbol = "S", moves = m.counter("owed", 1, 2, "other") * m.step(m.N) + m.counter("owed", 0) * m.step(m.E) }
    local k = keys(); k.pieces = { Spy, Man }
    game(k, "T Sa1,sd4;owed=0+1"):reaches_only("a1", "a2 b1"):reaches_only("d4", "")
    k = keys(); k.pieces = { Spy, Man }
    game(k, "T Sa1,sd4;owed=1+0"):reaches_only("a1", "")
  end)

  t.it("is told in setup strings, and not in FEN", function()
    local g = game(keys(), "T Ga1,gd4;owed=2+1")
    t.equal(g:setup(), "T Ga1,gd4;owed=2+1")
    t.equal(select(2, g:fen()), "the counter owed")
    for _, wrong in ipairs { "owed=1", "owed=1+3", "owed=1+1+1", "owed=x+1" } do
      t.fails(function() game(keys(), "T Ga1;" .. wrong) end, "owed=LIGHT+DARK, 0 to 2 each")
    end
  end)

  t.it("may be a flag", function()
    local Ringer = piece { name = "Ringer", symbol = "R", moves = m.step(m.N) * m.add("rung", 1) }
    local g = t.game{ board = { files = 2, ranks = 4 }, pieces = { Ringer }, state = { rung = { start = false, each = "side" } },
      rules = { dead = {} }, setup = "T Ra1,rb4" }
    g:play "Ra1-a2"
    t.equal(g:setup(), "t Ra2,rb4;rung=true+false")
    g:play "Rb4-b3":may_not "Ra2-a3"
  end)

  t.it("is part of what is repeated", function()
    local Owl = piece { name = "Owl", symbol = "O", moves = m.step(m.N) * m.add("owed", 1, "other") + m.step(m.S) }
    local g = t.game{ board = { files = 2, ranks = 4 }, pieces = { Owl }, state = { owed = { to = 9, each = "side" } },
      rules = { dead = {}, repetition = { times = 2 } }, setup = "T Oa1,ob4" }
    g:play { "Oa1-a2", "Ob4-b3", "Oa2-a1", "Ob3-b4" }:status "playing"
  end)
end)
