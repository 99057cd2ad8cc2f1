-- Unusual pieces, written with the authoring page alone: ways to capture that are not "go there and take".
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S, F, all, o = m.step, m.free, m.all, m.orthogonals
local Man = piece { name = "Man", symbol = "M", moves = m.none }

local function with(moves, setup, files, ranks, more)
  local keys = { name = "Subject", symbol = "X", moves = moves }
  for key, value in pairs(more or {}) do keys[key] = value end
  return t.game{
    board = { files = files or 8, ranks = ranks or files or 8 }, pieces = { piece(keys), Man }, setup = setup,
  }
end

t.describe("Locust: jumps over an enemy to the field behind and takes it", function()
  local locust = m.along(all, function(d) return (S(d) * m.empty) ^ 0 * S(d) * m.prey * m.capture * S(d) * m.empty end)

  t.it("needs an empty field behind", function()
    local g = with(locust, "T Xd4,md6,md7,mf4,mb2,Mb4")
    g:reaches_only("d4", "g4 a1")
    g:play "Xd4-g4"
    g:at("g4", "Subject", "light"):empty "d4 f4"
  end)

  t.it("is the same for dark", function()
    local g = with(locust, "t xd4,Md3,Mc4,mb4,Me5", 6)
    g:reaches_only("d4", "d2 f6")
    g:play "Xd4-f6"
    g:empty("e5"):at("d3", "Man", "light")
  end)
end)

t.describe("Long Leaper: over any number of enemies, one after the other", function()
  local leaper = m.slide(all) * m.empty + m.along(all, function(d)
    return ((S(d) * m.empty) ^ 0 * S(d) * m.prey * m.capture * S(d) * m.empty) ^ 1 * (S(d) * m.empty) ^ 0
  end)

  t.it("needs an empty field behind each", function()
    local g = with(leaper, "T Xa1,Ma8,ma3,ma5,mc1,md1")
    g:reaches_only("a1", "a2 a4 a6 a7 b1 b2 c3 d4 e5 f6 g7 h8")
    g:play "Xa1-a7"
    g:empty "a1 a3 a5"
  end)
end)

t.describe("Withdrawer: takes what it moves straight away from", function()
  local withdrawer = m.along(all, function(d)
    return m.must(m.aside(S(d:back()) * m.prey * m.capture)) * m.slide(d) * m.settle
  end)

  t.it("must take", function()
    local g = with(withdrawer, "T Xd4,md5,me5")
    g:reaches_only("d4", "d3 d2 d1 c3 b2 a1 c4 b4 a4 e4 f4 g4 h4 c5 b6 a7 e3 f2 g1")
    g:play "Xd4-d2"
    g:empty("d5"):at("e5", "Man", "dark")
  end)
end)

t.describe("Advancer: takes what it comes to stand before", function()
  local advancer = m.along(all, function(d)
    return m.slide(d) * m.empty * m.must(m.aside(S(d) * m.prey * m.capture))
  end)

  t.it("never enters the field of its prey", function()
    local g = with(advancer, "T Xa1,ma5,md4")
    g:reaches_only("a1", "a2 a3 a4 b2 c3 b1 c1 d1 e1 f1 g1 h1")
    t.equal(#g:moves "a1", 12)
    g:play "Xa1-a4"
    g:empty("a5"):at("a4", "Subject", "light"):at("d4", "Man", "dark")
  end)
end)

t.describe("Pincer: takes orthogonal neighbours that an own piece stands behind", function()
  local pincer = m.slide(o) * m.empty
               * m.every(m.along(o, function(d) return S(d) * m.prey * #(S(d) * m.own) * m.capture end))

  t.it("takes all of them at once", function()
    local g = with(pincer, "T Xa3,Mf3,Md5,Mf5,me3,md4,md2,me4")
    g:play "Xa3-d3"
    g:empty("e3 d4 a3"):at("d2", "Man", "dark"):at("e4", "Man", "dark"):at("d3", "Subject", "light")
  end)

  t.it("does not count itself, nor pieces of the other side", function()
    local g = with(pincer, "t xa3,Me3,mf3,Mf5,Me4", 6)
    g:play "Xa3-d3"
    g:empty("e3"):at("e4", "Man", "light")
  end)
end)

t.describe("Rifle: shoots its neighbours and stays", function()
  local rifle = m.slide(o) * m.empty + S(all) * m.prey * m.capture * m.home

  t.it("ends at home", function()
    local g = with(rifle, "T Xb2,mc3,Mb1,ma2", 4)
    g:reaches_only("b2", "b3 b4 c2 d2 b2")
    t.equal(#g:moves "b2", 6) -- two shots
  end)

  t.it("and with aside, over a distance of two", function()
    local archer = m.slide(all) * m.empty + m.aside(m.slide(all, 2) * m.prey * m.capture)
                 + m.aside(m.slide(all) * m.prey * #(m.slide(all, 2) * m.own * -m.at_start) * m.capture)
    local g = with(archer, "T Xa1,Mh3,ma3,mh1,mf6")
    g:reaches_only("a1", "a1 a2 b1 c1 d1 e1 f1 g1 b2 c3 d4 e5")
    t.equal(#g:moves "a1", 13)
  end)
end)

t.describe("Lion: two steps of a King, and it may take on both", function()
  local lion = S(all) + m.leap(0, 2) + m.leap(2, 2) + m.leap(1, 2) + S(all) * m.prey * m.capture * S(all)
             + S(all) * m.empty * m.home

  t.it("shoots in place, and may pass where it may step out and back", function()
    local g = with(lion, "T Xb2,mc3", 3, 3, { may_pass = true })
    g:reaches_only("b2", "a1 a2 a3 b1 b3 c1 c2 c3 b2")
    t.equal(#g:moves(), 12)
  end)

  t.it("may not pass without leave", function()
    t.equal(#with(lion, "T Xb2,mc3", 3):moves(), 11)
  end)
end)

t.describe("Dragon: burns all enemies around the field it comes to", function()
  local dragon = m.slide(m.diagonals) * m.land * m.every(S(all) * m.prey * m.capture)

  t.it("after it has landed", function()
    local g = with(dragon, "T Xb1,Me2,mc4,me4")
    g:reaches_only("b1", "a2 c2 d3 e4")
    g:play "Xb1-d3"
    g:empty("c4 e4"):at("e2", "Man", "light")
  end)
end)

t.describe("Kamikaze: leaves the board with what it takes", function()
  local kamikaze = m.slide(all, 2) * (m.empty + m.prey * m.capture * m.leave)

  t.it("and only then", function()
    local g = with(kamikaze, "T Xa1,ma2")
    g:reaches("a1", "b1 c1 b2 c3")
    t.equal(#g:moves "a1", 5)
    for _, move in ipairs(g:moves "a1") do
      if move:find "a2" then g:play(move) end
    end
    g:empty "a1 a2"
  end)
end)

t.describe("Cannibal: takes its own side too", function()
  t.it("where its landing is said so", function()
    local g = with(S(o), "T Xb2,Mb3,mb1", 3, 3, { lands = m.own * m.capture_own })
    g:reaches_only("b2", "a2 c2 b3 b1")
    g:play "Xb2-b3"
    g:at("b3", "Subject", "light")
  end)
end)

t.describe("A royal piece of one's own", function()
  t.it("cannot be captured by capture_own", function()
    local Regicide = piece { name = "Regicide", symbol = "G", moves = S(o), lands = m.own * m.capture_own }
    local g = t.game{
      board = { files = 3, ranks = 3 }, royals = { King = "check" },
      pieces = { Regicide, Man, require "classical.pieces.king" }, setup = "T Gb2,Kb3,Mc2",
    }
    g:reaches_only("b2", "a2 b1 c2")
  end)
end)

t.describe("Step-fields and capture-fields", function()
  t.it("are told apart by settle and strike", function()
    with(m.slide(o) * m.strike, "T Xa1,ma4,Mc1"):reaches_only("a1", "a4")
    with(m.slide(o) * m.settle, "T Xa1,ma4,Mc1"):reaches_only("a1", "a2 a3 b1")
    with(m.slide(m.N) * m.settle + S(m.N:left()) * m.strike, "t xd5,Mc4,Me4,Md2"):reaches_only("d5", "d4 d3 c4")
    with(m.slide(m.N) * m.settle + S(m.N:right()) * m.strike, "t xd5,Mc4,Me4,Md2"):reaches_only("d5", "d4 d3 e4")
  end)

  t.it("a piece that captures by landing attacks, whatever its walk ends as after that", function()
    local Stamper = piece { name = "Stamper", symbol = "Y", moves = S(m.N) * m.land * m.aside(S(m.N) * m.mark("mud", 1)) * m.settle }
    local King = require "classical.pieces.king"
    local function game(setup)
      return t.game{ board = { files = 5, ranks = 5 }, pieces = { Stamper, King, Man }, royals = { King = "check" }, setup = setup }
    end
    game("T Ka1,kc3,Yb1,mb3"):may_not "Ka1-b2"
    game("t Ka1,kc3,Yc2,mc4"):status "check"
    game("t Ka1,kc3,Yc2"):status "playing"
  end)
end)

t.describe("Choices that depend on what is there", function()
  t.it("first_of: ahead where that is free, else aside", function()
    local walker = m.first_of(S(m.N) * m.empty, S{ m.E, m.W })
    with(walker, "T Xd4"):reaches_only("d4", "d5")
    with(walker, "T Xd4,Md5"):reaches_only("d4", "c4 e4")
    with(walker, "t xd4,Md3,Mc4"):reaches_only("d4", "c4 e4")
  end)

  t.it("a capture that is compulsory before the rest", function()
    local greedy = m.first_of(m.slide(o) * m.prey, m.slide(o))
    with(greedy, "T Xa1,ma6"):reaches_only("a1", "a6")
    with(greedy, "T Xa1,Ma6", 6):reaches_only("a1", "a2 a3 a4 a5 b1 c1 d1 e1 f1")
  end)

  t.it("where: a question put to Lua", function()
    local loyal = m.slide(o) * m.where(function(view)
      local beside = view.field:step(m.N)
      local other = beside and view.at(beside)
      return other ~= nil and other.side == view.side
    end)
    with(loyal, "T Xa1,Ma4,Mc2,me2"):reaches_only("a1", "a3 c1")
    with(loyal, "t xa4,ma2,mc3"):reaches_only("a4", "a3 c4")
  end)

  t.it("free ways, and only those", function()
    local A, B = S(m.N), S(m.E)
    with(A * F * B, "T Xa1,ma2"):reaches_only("a1", {})
    with(A * B, "T Xa1,ma2"):reaches_only("a1", "b2")
  end)
end)

t.describe("A piece that does not stop on a field that was just passed", function()
  t.it("stops there again a turn later", function()
    local shy = piece { name = "Subject", symbol = "X", moves = S(all) * (m.settle - (m.passed - m.enemy)) }
    local g = t.game{ board = { files = 8, ranks = 8 }, pieces = { shy, require "classical.pieces.pawn" },
                      setup = "t Xd5,Xh1,pe7|" }
    g:play "Pe7-e5":reaches_only("d5", "c4 d4 e4 c5 c6 d6")
    g:play { "Xh1-h2", "Pe5-e4" }:reaches_only("d5", "c4 d4 c5 e5 c6 d6 e6")
  end)
end)
