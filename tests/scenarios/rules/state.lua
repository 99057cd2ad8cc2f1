-- Small numbers that a variant keeps with its position, and the words that read and change them.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S = m.step
local state = { fuel = { from = 0, to = 3, start = 2 }, bell = { start = false }, debt = { from = -2, to = 0, start = 0 } }
local Cart = piece { name = "Cart", symbol = "C", moves = S(m.N) * m.empty * m.add("fuel", -1) + S(m.S) * m.add("fuel", 1) }
local Ringer = piece { name = "Ringer", symbol = "R",
                       moves = m.counter "bell" * S(m.N) + S(m.E) * m.add("bell", 1) + S(m.W) * m.add("debt", -1) }
local Miser = piece { name = "Miser", symbol = "M", moves = m.counter("fuel", 1) * S(m.N) + m.counter("fuel", 2, 3) * S(m.E) }

local function game(setup)
  return t.game{ board = { files = 8, ranks = 8 }, pieces = { Cart, Ringer, Miser }, state = state, setup = setup }
end

t.describe("m.add", function()
  t.it("changes the number, and fails where that would leave its range", function()
    local g = game "T Ca1,ch8"
    g:play "Ca1-a2"
    t.equal(g:setup(), "t Ca2,ch8;fuel=1")
    g:play { "Ch8-h7" }
    t.equal(g:setup(), "T Ca2,ch7;fuel=0")
    g:may_not "Ca2-a3":may "Ca2-a1"
    g:undo():undo()
    t.equal(g:setup(), "T Ca1,ch8")
  end)

  t.it("counts below nothing too", function()
    local g = game "T Rd1,rd8;debt=-1"
    g:play "Rd1-c1"
    t.equal(g:setup(), "t Rc1,rd8;debt=-2")
    g:may_not "Rd8-c8"
  end)
end)

t.describe("A capture that costs something", function()
  t.it("is an attack as long as it can be paid", function()
    local King = piece { name = "King", symbol = "K", moves = S(m.all) }
    local Gun = piece { name = "Gun", symbol = "G", moves = m.slide(m.N) * m.add("fuel", -1) }
    local function g(setup)
      return t.game{ board = { files = 8, ranks = 8 }, pieces = { King, Gun }, royals = { King = "check" }, state = state, setup = setup }
    end
    g "t Ka1,Gd1,kd8":status "check"
    g "t Ka1,Gd1,kd8;fuel=0":status "playing"
  end)
end)

t.describe("m.counter", function()
  t.it("holds where the number is in the range asked for", function()
    game("T Ma1,ch8;fuel=1"):reaches_only("a1", "a2")
    game("T Ma1,ch8"):reaches_only("a1", "b1")
    game("T Ma1,ch8;fuel=3"):reaches_only("a1", "b1")
    game("T Ma1,ch8;fuel=0"):reaches_only("a1", "")
  end)

  t.it("reads flags", function()
    game("T Rd1,ch8"):reaches_only("d1", "c1 e1")
    local g = game "T Rd1,ch8;bell=true"
    g:reaches_only("d1", "c1 d2")
    g:play "Rd1-d2"
    t.equal(g:setup(), "t Rd2,ch8;bell=true")
  end)
end)

t.describe("Positions that differ by a number only", function()
  t.it("are two outcomes", function()
    local Two = piece { name = "Two", symbol = "T", moves = S(m.N) + S(m.N) * m.add("fuel", 1) }
    local g = t.game{ board = { files = 4, ranks = 4 }, pieces = { Two }, state = state, setup = "T Ta1" }
    t.equal(#g:moves "a1", 2)
    t.equal(g:perft(1), 2)
  end)
end)

t.describe("What is wrong with numbers", function()
  t.it("is said", function()
    t.fails(function() game "T Ca1;fuel=4" end, "fuel=0 to 3")
    t.fails(function() game "T Ca1;bell=1" end, "bell=true or false")
    t.fails(function() game "T Ca1;feul=1" end, "did you mean fuel")
    local function with(one, moves)
      t.game{ pieces = { piece { name = "Odd", symbol = "O", moves = moves or S(m.N) } }, state = one, setup = "T Oa1" }
    end
    t.fails(function() with({ fuel = { to = 3, start = 4 } }) end, "starts at 4")
    t.fails(function() with({ fuel = { start = 4 } }) end, "state.fuel.to is missing")
    t.fails(function() with({ quiet = { to = 4 } }) end, "call it something else")
    t.fails(function() with({ fuel = 4 }) end, "state.fuel should be a table")
    t.fails(function() with(state, S(m.N) * m.add("feul", 1)) end, 'did you mean "fuel"')
    t.fails(function() with(state, S(m.N) * m.counter "feul") end, 'did you mean "fuel"')
  end)
end)
