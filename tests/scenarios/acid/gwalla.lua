-- The acid tests of the Gwalla variants, and what the rules of these say besides.
local t = require "acedrex.scenario"
local game, only, play = require "acid" (t, "gwalla")

t.describe("Cold Fusion Chess", function()
  t.it("T81 Archbishop", function()
    local g = game("T [A]c2,Pd3,re8", "archbishop bishop pawn rook", { board = { files = 10, ranks = 10 } })
    only(g, "c2", "b3 a4 b5 c6 d7 e8* b1 a2 d1 e2 f3 g4 h5 i6 j7 b3=B,c2+B a4=B,c2+B b1=B,c2+B d1=B,c2+B")
    play(g, "c2", "a4=B,c2+B")
    g:at("c2", "Bishop", "light"):at("a4", "Bishop", "light")
  end)

  t.it("compounds move as their parts, or split into them without capturing", function()
    local g = game("T [G]b2,pc3,pb4", "guard rook pawn")
    only(g, "b2", "a2 c2 d2 e2 f2 g2 h2 b1 b3 b4* c3* "
              .. "a2=R,b2+P c2=R,b2+P d2=R,b2+P e2=R,b2+P f2=R,b2+P g2=R,b2+P h2=R,b2+P b1=R,b2+P b3=R,b2+P b3=P,b2+R")
    only(game("T [Cv]a8", "cavalry knight pawn"), "a8", "b6 c7")
    only(game("T [Bp]a3,pa4", "berolina-pawn pawn"), "a3", "b4 c5 a4*")
    only(game("T [S]a3,pa4,pb4", "sergeant pawn"), "a3", "a4* b4*")
  end)

  t.it("a Queen of the array splits into Rook and Bishop", function()
    local g = game("T Qa1,Pa2,Pb1,pc3", "queen rook bishop pawn")
    only(g, "a1", "b2 c3* b2=B,a1+R")
    g = game("T Qa1,Pb2,Pb1,pa3", "queen rook bishop pawn")
    only(g, "a1", "a2 a3* a2=R,a1+B")
  end)

  t.it("a Chariot is turned by the edge or a friend, not by an enemy", function()
    local g = game("T [Ch]b1,Pb4,Pa1,pd1", "chariot rook pawn")
    only(g, "b1", "b2 b3 a3 c3 d3 e3 f3 g3 h3 c1 d1* b2=R,b1+R b3=R,b1+R c1=R,b1+R")
  end)

  t.it("a Berolina Pawn that goes two fields is taken in passing", function()
    local g = game("T [Bp]a3,[s]b5,kh8", "berolina-pawn sergeant king")
    g:play "[Bp]a3-c5":play "Sb5-b4,c5*"
  end)
end)

t.describe("Dialectic Chess", function()
  local function dialectic(side, rules)
    return game(side .. " [The]b3,[Ant]c2", "thesis antithesis", { board = { files = 3, ranks = 3 }, rules = rules })
  end

  t.it("T56 Thesis and Antithesis", function()
    for _, side in ipairs{ "T", "t" } do
      local g = dialectic(side)
      only(g, "b3", "a3 b2 c3")
      only(g, "c2", "b2 c1 c3")
      t.equal(g:perft(1), 6)
    end
  end)

  t.it("a position on the dialectic may not come back", function()
    local g = dialectic("T", { repetition = { times = 2, result = "illegal" } })
    g:play "[The]b3-a3":may "[The]a3-a2":may_not "[The]a3-b3"
  end)

  local function chess(setup) return t.game("dialectic-chess", setup) end

  t.it("a move on the dialectic may not be taken back, those on the board may", function()
    local g = chess():play { "[Ph]b1-c3", "[Ph]g8-f6", "[Ph]c3-b1", "[Ph]f6-g8" }:status "playing"
    g:play "[The]D:b3-D:a3":may_not("[The]D:a3-D:b3", "repeats"):play "[Ant]D:c2-D:c1"
    g:may_not("[Ant]D:c1-D:c2", "repeats"):may "[The]D:a3-D:b3":play { "Pa2-a3", "[The]D:a3-D:b3" }
    g:may_not("[The]D:b3-D:a3", "repeats")
    local kings = t.game("philosopher-kings"):play { "Pa2-a3", "[Id]A:b1-A:c1" }
    kings:may_not("[Id]A:c1-A:b1", "repeats"):may "[Id]A:c1-A:d1"
  end)

  t.it("Philosophers move as the Thesis shows, capture as the Antithesis does", function()
    chess():play { "[Ph]b1-c3", "[The]D:b3-D:c3" }:reaches_only("c3", "a5 e5")
    local g = chess "DC Kh1,kh8,[Ph]d4,pd5,pb4,pe5,[The]D:a2,[Ant]D:c1"
    g:reaches_only("d4", "c4 e4 d3 b4")
    g:reaches_only("D:a2", "D:b2 D:a1 D:a3")
    chess "DC Kh1,kh8,[Ph]d4,pd5,pb4,[The]D:a1,[Ant]D:b1":reaches_only("d4", "d5")
  end)

  t.it("a Philosopher that captures one, great or not, becomes great and rides", function()
    local g = chess "DC Kh1,kh8,[Ph]d4,[ph]d5,[gp]c4,pe4,pd2,[The]D:b2,[Ant]D:b1"
    g:play "[Ph]d4-e4*":at("e4", "Philosopher", "light"):undo()
    g:play "[Ph]d4-c4*=[Gp]":at("c4", "Great Philosopher", "light"):undo()
    g:play "[Ph]d4-d5*=[Gp]":play "Pe4-e3":reaches_only("d5", "e6 f7 g8 c6 b7 a8 e4 f3 g2 d2")
  end)

  t.it("no marker may move so that one's own King is attacked", function()
    local g = chess "DC Kd4,kh8,[ph]d6,[The]D:c3,[Ant]D:b1"
    g:may { "[Ant]D:b1-D:b2", "[Ant]D:b1-D:a1" }
    g:may_not("[Ant]D:b1-D:c1", "check")
    g = chess "DC Kd4,kh8,[ph]d6,[The]D:a1,[Ant]D:c1"
    g:status "check":may("[Ant]D:c1-D:b1"):may_not "[The]D:a1-D:a2"
  end)
end)

t.describe("Philosopher Kings", function()
  local function chess(setup) return t.game("philosopher-kings", setup) end

  t.it("T80 Ideas and Philosopher King", function()
    for _, side in ipairs{ "PK", "pk" } do
      local g = chess(side .. " [Pk]e1,[pk]e8,[Id]A:b1,[Id]A:b2")
      g:reaches_only("e1", "d1 d2 e2 f2 f1")
      g:reaches_only("A:b1", "A:a1 A:c1"):reaches_only("A:b2", "A:a2 A:c2 A:b3")
      t.equal(#g:moves(), 5 + 5)
      g:play "[Id]A:b2-A:b3":reaches_only("e1", "d1 e2 f1 c2 d3 f3 g2")
      g:reaches_only("e8", "d8 e7 f8 c7 d6 f6 g7")
    end
  end)

  t.it("an Idea on {0,0} shows nothing", function()
    chess "PK [Pk]e1,[pk]e8,[Id]A:a1,[Id]A:d1":reaches_only("e1", "b1 h1 e4")
  end)

  t.it("the Kings attack each other by what the Ideas show", function()
    local g = chess "PK [Pk]d4,[pk]d6,[Id]A:b1,[Id]A:b2"
    g:may "[Pk]d4-d3":may_not({ "[Pk]d4-d5", "[Pk]d4-c5", "[Id]A:b1-A:c1" }, "check")
  end)

  t.it("an Idea may not come back before a move on the board", function()
    chess():play { "[Id]A:b1-A:c1" }:may_not("[Id]A:c1-A:b1", "repe"):may "[Id]A:c1-A:d1"
  end)

  t.it("he castles to both sides where a straight leap by one or two is shown", function()
    local g = chess "PK [Pk]e1&,Ra1&,Rh1&,[pk]e8&,ra8&,[Id]A:b1,[Id]A:b2"
    g:play "[Pk]e1-g1,h1>f1":at("f1", "Rook", "light"):at("g1", "Philosopher King", "light")
    g:play "[Pk]e8-c8,a8>d8":at("d8", "Rook", "dark"):at("c8", "Philosopher King", "dark")
    for _, field in ipairs{ "b1", "a2", "c1", "a3" } do
      chess("PK [Pk]e1&,Rh1&,[pk]c8,[Id]A:d4,[Id]A:" .. field):may "[Pk]e1-g1,h1>f1"
    end
    chess "PK [Pk]e1&,Rh1&,[pk]c8,[Id]A:d4,[Id]A:b2":may_not "[Pk]e1-g1,h1>f1"
  end)

  t.it("neither he nor the Rook may have moved, nothing may stand between, and he may not be in check", function()
    local ideas = ",[pk]c8,[Id]A:b1,[Id]A:b2"
    for _, setup in ipairs{ "[Pk]e1,Rh1&", "[Pk]e1&,Rh1", "[Pk]e1&,Rh1&,ng1", "[Pk]e1&,Rh1&,re5" } do
      chess("PK " .. setup .. ideas):may_not "[Pk]e1-g1,h1>f1"
    end
    local g = chess("PK [Pk]e1&,Rh1&" .. ideas)
    g:play { "Rh1-h2", "[Pk]c8-b8", "Rh2-h1", "[Pk]b8-a8" }:may_not "[Pk]e1-g1,h1>f1"
  end)

  t.it("an attacked field between matters to leaps by one, not to a leap by two", function()
    for _, attacker in ipairs{ "rf5", "bc4", "qf8", "ng3", "pg2" } do
      local setup = "PK [Pk]e1&,Rh1&,[pk]a8," .. attacker .. ",[Id]A:d4,[Id]A:"
      chess(setup .. "b1"):may_not "[Pk]e1-g1,h1>f1"
      chess(setup .. "c1"):may "[Pk]e1-g1,h1>f1"
    end
    chess "PK [Pk]e1&,Rh1&,[pk]a8,rg8,[Id]A:d4,[Id]A:c1":may_not "[Pk]e1-g1,h1>f1"
  end)
end)
