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
