-- Walks that come back to themselves, borrow, and mark: what went wrong with them once.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local S, all = m.step, m.all
local Man = piece { name = "Man", symbol = "M", moves = m.none }

local function with(keys, setup, others)
  keys.name, keys.symbol = "Subject", "X"
  local pieces = { piece(keys), Man }
  for _, other in ipairs(others or {}) do pieces[#pieces + 1] = piece(other) end
  return t.game{ board = { files = 6, ranks = 6 }, pieces = pieces, setup = setup }
end

t.describe("Every", function()
  t.it("marks fields, too", function()
    local once = S(m.N) * -m.marked "wet"
    local g = with({ moves = once * m.every(S(m.N) * m.mark_field "wet") }, "T Xa1,xf6")
    g:play { "Xa1-a2", "Xf6-f5" }
    g:reaches_only("a2", {}):undo():undo():reaches_only("a1", "a2")
  end)
end)

t.describe("A grammar", function()
  t.it("ends where steps are counted only so far", function()
    local round = m.grammar{ "go", go = S(all) * m.empty * (m.pass + m.V "go") }
    local g = with({ moves = round * m.walked(2) + round * -m.walked(30) * m.mark_field "far" }, "T Xa1")
    t.equal(#g:moves(), 8 + 36)
  end)

  t.it("is walked anew wherever it is asked for", function()
    local slip = m.first_of(m.grammar{ "go", go = S(m.SW) }, m.pass)
    local g = with({ moves = m.times(S(all), 0, 2) * slip }, "T Xc3")
    t.equal(#g:moves(), 17)
    g:may_not({ "Xc3-e5", "Xc3-e2" }, "")
  end)

  t.it("goes on after a walk in it that lands has put down", function()
    local g = with({
      moves = m.grammar{ "go", go = S(m.N) * m.V "end" * m.become "Man", ["end"] = S(m.N) * m.land },
      lands = m.own * m.oblate,
    }, "T Xa1,Ma3")
    t.equal(g:moves(), { "Xa1-a3=M,Ma3!" })
  end)
end)

t.describe("A tag that a piece carries in the setup", function()
  t.it("may be given for some turns by another", function()
    local g = with({ moves = S(m.N), tags = { "warm" } }, "T Xa1,Yb1,mf6", {
      { name = "Stove", symbol = "Y", moves = m.aside(S(m.W) * m.mark("warm", 3)) },
    })
    t.equal(#g:moves "b1", 1)
  end)
end)

t.describe("Borrowing by name", function()
  t.it("from one who borrows from his attackers is no circle", function()
    local g = with({ moves = m.moves_of "Echo" }, "T Xa1,yc3,sa5", {
      { name = "Echo", symbol = "Y", moves = m.moves_of "attackers" },
      { name = "Slider", symbol = "S", moves = m.slide(m.orthogonals) },
    })
    g:reaches_only("a1", "a2 a3 a4 a5 b1 c1 d1 e1 f1")
  end)
end)

t.describe("Borrowing by_which", function()
  local function reached(setup, options, from)
    local moves = m.moves_of("attackers", options)
    local g = with({ moves = moves }, setup, {
      { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) },
      { name = "Knight", symbol = "N", moves = m.leap(1, 2) },
      { name = "Orphan", symbol = "O", moves = moves },
    })
    return #g:moves(from)
  end
  -- The Orphan on c3 is attacked by a Rook and a Knight, and attacks the one on c5 as a Rook alone.
  local setup = "T Xc5,oc3,Rc1,Ne2,mf6"

  t.it("passes on all types, or only those by which it attacks", function()
    t.equal(reached(setup, nil, "c5"), 8 + 6)
    t.equal(reached(setup, { by_which = true }, "c5"), 8)
  end)

  t.it("passes on several types by each of which it attacks", function()
    t.equal(reached("T Xd5,oc3,Rc1,Ne2,mf6", { by_which = true }, "d5"), reached("T Xd5,oc3,Ne2,mf6", nil, "d5"))
  end)
end)

t.describe("Borrowing in what happens by itself", function()
  t.it("finds those that attack and guard the piece where it stands", function()
    local Slider = piece { name = "Slider", symbol = "S", moves = m.slide(m.orthogonals) }
    local X = piece { name = "Subject", symbol = "X", moves = m.none,
                      on_turn_start = #m.moves_of "attackers" * m.add("attacked", 1),
                      on_turn_end = #m.moves_of "guards" * m.add("guarded", 1) }
    local g = t.game{ board = { files = 6, ranks = 6 }, pieces = { X, Slider }, setup = "T Xa1,Sf2,sc6",
                      state = { attacked = { to = 9 }, guarded = { to = 9 } } }
    t.equal(g:play("Sf2-e2"):setup(), "t Xa1,Se2,sc6")
    t.equal(g:play("Sc6-c1"):setup(), "T Xa1,Se2,sc1;attacked=1")
    t.equal(g:play("Se2-a2"):setup(), "t Xa1,Sa2,sc1;attacked=1;guarded=1")
  end)
end)

t.describe("A number that several change at the same moment", function()
  local function game(by_one, by_other)
    return t.game{
      board = { files = 4, ranks = 4 }, state = { bell = { to = 9 } }, setup = "T Xa1,Yb1,xd4",
      pieces = { piece { name = "Subject", symbol = "X", moves = S(all), on_turn_start = m.add("bell", by_one) },
                 piece { name = "Other", symbol = "Y", moves = S(all), on_turn_start = m.add("bell", by_other) } },
    }
  end

  t.it("is changed once", function()
    t.equal(game(1, 1):play{ "Xa1-a2", "Xd4-d3" }:setup(), "T Xa2,Yb1,xd3;bell=2")
  end)

  t.it("cannot be changed in two ways", function()
    local g = game(1, 2):play "Xa1-a2"
    t.fails(function() g:play "Xd4-d3" end, '"bell" is changed in two ways at the same moment')
  end)
end)

t.describe("The unit that moved last", function()
  t.it("stands nowhere once it is captured", function()
    local strike = m.anywhere * m.last_unit * m.capture
    local g = with({ moves = S(m.N) }, "T Xa1,ya4", {
      { name = "Hunter", symbol = "Y", moves = strike * (m.last_unit * m.mark_field "lost" + S(m.N)) },
    })
    g:play "Xa1-a2":reaches_only("a4", "a1")
  end)

  t.it("is none where it has left the board", function()
    local g = with({ moves = S(m.N) * m.own * m.leave + S(m.N) }, "T Xa1,Ma2,ya4,mf6", {
      { name = "Hunter", symbol = "Y", moves = m.anywhere * m.last_unit },
    })
    g:play "Xa1-a2"
    t.equal(#g:moves "a4", 0)
  end)
end)
