-- Walks of which all fields are known before the game: what they ask of each field, and what they do there.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S = m.step
local King, Rook = require "classical.pieces.king", require "classical.pieces.rook"
local Stone = piece { name = "Stone", symbol = "Z" }
local royals = { King = "check" }

local function game(moves, setup, more)
  local Walker = piece { name = "Walker", symbol = "W", moves = moves }
  return t.game{ pieces = { Walker, King, Rook, Stone }, royals = royals, rules = more, setup = setup }
end

t.describe("A walk over known fields asks", function()
  t.it("what stands on each of them", function()
    local moves = S(m.N) * m.empty * S(m.N) * m.enemy * S(m.E) * -m.own * m.land * m.aside(S(m.E) * m.mark("seen", 1))
    game(moves, "T Wb1,zb3,zd3"):reaches_only("b1", "c3")
    game(moves, "T Wb1,zb2,zb3,zd3"):reaches_only("b1", {})
    game(moves, "T Wb1,Zb3,zd3"):reaches_only("b1", {})
    game(moves, "T Wb1,zb3,Zc3,zd3"):reaches_only("b1", {})
    game(moves, "T Wb1,zb3"):reaches_only("b1", {})
  end)

  t.it("what stands where it has taken something itself", function()
    local moves = S(m.N) * m.capture * m.empty * m.land * m.aside(S(m.N) * m.enemy * m.oblate)
    local g = game(moves, "T Wb1,zb2,zb3")
    g:play "Wb1-b2*,b3!"
    t.equal(g:setup(), "t Wb2")
    game(moves, "T Wb1,zb3"):reaches_only("b1", {})
  end)

  t.it("for tags and marks of its fields, and for their lack", function()
    local tagged = S(m.N) * m.tagged "hot" * m.capture * m.land + S(m.E) * m.occupied * -m.tagged "hot" * m.capture * m.land
    game(tagged, "T Wb1,zb2{hot},zc1"):reaches_only("b1", "b2 c1")
    game(tagged, "T Wb1,zb2,zc1{hot}"):reaches_only("b1", {})
    local marked = S(m.N) * -m.marked "trail" * m.empty * m.land * m.aside(m.mark_field("trail", 0))
    local g = game(marked, "T Wb1,kh8"):play "Wb1-b2":play "Kh8-h7"
    g:may "Wb2-b3"
    game(marked, "T Wb1,kh8;marks=b2{trail}"):reaches_only("b1", {})
  end)

  t.it("that no other way can be walked", function()
    local moves = m.first_of(S(m.N) * m.empty * S(m.N) * m.enemy, S(m.E) * m.empty) * m.land * m.aside(m.mark("off", 0))
    game(moves, "T Wb1,zb3"):reaches_only("b1", "b3")
    game(moves, "T Wb1,Zb3"):reaches_only("b1", "c1")
    game(moves, "T Wb1,zb2,zb3"):reaches_only("b1", "c1")
    game(moves, "T Wb1,zb2,zb3,zc1"):reaches_only("b1", {})
  end)

  t.it("one of several ways, and tells it once", function()
    local moves = S(m.N) * m.empty * #(S{ m.E, m.W } * m.own) * m.land * m.aside(m.mark("off", 0))
    t.equal(game(moves, "T Wb1,Za2,Zc2"):perft(1), 1)
    t.equal(game(moves, "T Wb1,Zc2"):perft(1), 1)
    t.equal(game(moves, "T Wb1"):perft(1), 0)
  end)
end)

t.describe("A walk over known fields does", function()
  t.it("all that it says around the landing", function()
    local g = game(S(m.N) * m.land * m.every(S(m.all) * m.enemy * -m.is "Rook" * m.oblate), "T Wb1,za3,rb3,zc2,Za2,zb2")
    g:play "Wb1-b2*,a3!,c2!"
    t.equal(g:setup(), "t Wb2,Za2,rb3")
  end)

  t.it("a push by one, if there is room", function()
    local moves = S(m.N) * m.occupied * m.push(m.N) * m.land * m.aside(S(m.E) * m.own * m.flip)
    local g = game(moves, "T Wb1,zb2,Zc2")
    g:play "Wb1-b2,b2>b3,c2%"
    t.equal(g:setup(), "t Wb2,zc2,zb3")
    game(moves, "T Wb1,zb2,zb3,Zc2"):reaches_only("b1", {})
  end)
end)

t.describe("A royal piece", function()
  local beside = S(m.N) * m.empty * m.aside(S(m.W) * m.enemy * m.capture) * m.land

  t.it("is not bared by a piece that is taken from a line", function()
    -- On one rank stand the King, what is taken, and the Rook behind it.
    game(beside, "T Kh2,Wb1,za2,kh8"):may "Wb1-b2,a2*"
    game(beside, "T Ka1,Wb2,za3,ra5,kh8"):may_not "Wb2-b3,a3*"
    game(beside, "T Ka1,Wb2,za3,za4,ra5,kh8"):may "Wb2-b3,a3*"
    -- Answers are counted without being made.
    t.equal(game(beside, "t Ka1,Wb2,za3,ra5,kh8"):perft(2), 35)
    t.equal(game(beside, "t Ka1,Wb2,za3,za4,ra5,kh8"):perft(2), 39)
  end)

  t.it("is not bared by both that leave one line", function()
    local passing = S(m.N) * m.empty * m.aside(S(m.SW) * m.enemy * m.capture) * m.land
    t.equal(game(passing, "t Ka2,Wd2,zc2,rh2,kh8"):perft(2), 67)
    t.equal(game(passing, "t Ka2,We2,zd2,Zc2,rh2,kh8"):perft(2), 67)
  end)

  t.it("is saved by what takes its attacker", function()
    game(beside, "T Ka1,Wb4,ra5,kh8"):may "Wb4-b5,a5*"
  end)
end)
