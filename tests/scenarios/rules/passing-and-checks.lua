-- Turns passed in a row, moves that give check, a goal that may be answered, and marks that are gone in time.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local King, Rook = require "classical.pieces.king", require "classical.pieces.rook"

local function board(rules, setup, pieces)
  return t.game{ board = { files = 8, ranks = 8 }, royals = { King = "check" }, pieces = pieces or { King, Rook },
                 rules = rules, setup = setup }
end

t.describe("Turns passed in a row", function()
  local rules = { pass = "free", passes = { times = 2, result = "draw" } }
  t.it("end the game", function()
    local g = board(rules, "T Ka1,kh8")
    g:play "pass"
    t.equal(g:setup(), "t Ka1,kh8;passes=1")
    g:play "pass"
    g:status("draw", "passes")
    t.equal(g:perft(1), 0)
  end)
  t.it("do not leave the King in check, by what rides or what hops", function()
    local Hopper = piece { name = "Hopper", symbol = "H", moves = m.hop(m.orthogonals) }
    for _, setup in ipairs{ "T Ka1,ra8,kh8", "T Ka1,Ra3,ha8,kh8" } do
      board(rules, setup, { King, Rook, Hopper }):may_not("pass", "check"):may "Ka1-b1"
    end
    board(rules, "T Ka1,ha8,kh8", { King, Rook, Hopper }):may "pass"
  end)
  t.it("may let the side win that has more pieces on the board", function()
    local counted = { pass = "free", passes = { times = 2, result = "more pieces" } }
    board(counted, "T Ka1,Ra3,kh8"):play { "pass", "pass" }:status("won", "light")
    board(counted, "t Ka1,kh8,rh2"):play { "pass", "pass" }:status("won", "dark")
    board(counted, "T Ka1,Ra3,kh8,rh5"):play { "pass", "pass" }:status("draw", "passes")
  end)
  t.it("begin anew after a move", function()
    board(rules, "T Ka1,kh8;passes=1"):play { "Ka1-a2", "pass" }:status "playing"
  end)
end)

t.describe("Giving check", function()
  t.it("can be illegal, also by stepping out of the way", function()
    local g = board({ giving_check = "illegal" }, "T Ka1,Ra4,kh8")
    g:may_not("Ra4-a8", "check"):may "Ra4-a7"
    board({ giving_check = "illegal" }, "T Kh4,Rh1,kh8"):may_not("Kh4-g4", "check"):may "Kh4-h5"
  end)
end)

t.describe("A goal that may be answered", function()
  local function race(setup)
    return t.game{ board = { files = 8, ranks = 8, zones = { finish = { "a8-h8" } } }, royals = { King = "check" },
                   pieces = { King, Rook }, rules = { goal = { pieces = { "King" }, zone = "finish", answer = "draw" } },
                   setup = setup }
  end
  t.it("is a draw where it is", function()
    race "T Ka7,kh7":play "Ka7-a8":status "playing"
    race "T Ka7,kh7":play { "Ka7-a8", "Kh7-h8" }:status("draw", "goal")
  end)
  t.it("is won where it is not, or cannot be", function()
    race "T Ka7,kh7":play { "Ka7-a8", "Kh7-h6" }:status("won", "light")
    race "T Ka7,kh6":play "Ka7-a8":status("won", "light")
    race "t Ka7,kh7":play "Kh7-h8":status("won", "dark")
  end)
end)

t.describe("A mark for one turn", function()
  t.it("is gone when it is asked who attacks whom after the answer", function()
    -- The Man passes a field, and who steps there next may be taken; a King that stays away is safe.
    local Man = piece { name = "Man", symbol = "M", moves =
      m.step(m.N) * m.empty * m.mark_field("passed", 1) * m.step(m.N)
      + m.step(m.NE) * m.empty * m.marked "passed" * m.aside(m.anywhere * m.last_unit * m.prey * m.capture) }
    local g = board({}, "t Ka1,kh8,me7,md7", { King, Rook, Man })
    g:play "Me7-e5":may "Ka1-b1":status "playing"
    t.ok(g:setup():find(";marks=e6{passed:1}", 1, true), g:setup())
  end)
end)

t.describe("What lasts for a turn", function()
  local Marker = piece { name = "Marker", symbol = "M", moves =
    m.step(m.all) * m.settle * m.land * m.aside(m.mark("asleep", 1) * m.mark("steep", 1)) }
  t.it("hinders no attack that comes when it is over", function()
    local Sleeper = piece { name = "Sleeper", symbol = "S", moves = -m.carries "asleep" * m.slide(m.orthogonals) }
    local pieces = { King, Rook, Sleeper, Marker }
    board({}, "T Ke1,sa2{asleep:1},kh8", pieces):may_not("Ke1-e2", "check")
    board({}, "T Ke1,sa2{asleep:2},kh8", pieces):may "Ke1-e2"
    board({}, "T Ke2,Rb4,sa2{asleep:1},kh8", pieces):may_not("Rb4-b5", "check"):may "Rb4-b2"
    board({}, "T Ke2,Rb4,sa2{asleep:2},kh8", pieces):may "Rb4-b5"
  end)
  t.it("hinders none that goes over a piece", function()
    local Climber = piece { name = "Climber", symbol = "C", moves =
      m.step(m.N) * -m.empty * -m.tagged "steep" * m.step(m.N) }
    local pieces = { King, Rook, Climber, Marker }
    board({}, "T Ke1,Re2{steep:1},Rb4,ce3,kh8", pieces):may_not("Rb4-b5", "check"):may "Ke1-d1"
    board({}, "T Ke1,Re2{steep:2},Rb4,ce3,kh8", pieces):may "Rb4-b5"
  end)
end)
