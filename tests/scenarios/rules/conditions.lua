-- Parts of a turn under a condition: phase.when, phase.by_side, from, and turns in which no part is due.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local King = piece { name = "King", symbol = "K", moves = m.step(m.all) }
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) }
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) }
local Rider = piece { name = "Rider", symbol = "I", moves = m.step(m.E) * m.free * m.add("rides", 1) }

local function game(turn, setup, keys)
  keys = keys or {}
  keys.board, keys.turn, keys.setup = keys.board or { files = 4, ranks = 4, zones = { low = { "a1-d2" } } }, turn, setup
  keys.pieces, keys.state = { King, Man, Rook, Rider }, { rides = { to = 3 } }
  return t.game(keys)
end

local function there_is(guard) return m.anywhere * guard end

t.describe("phase.when", function()
  t.it("asks about the board as the part would begin", function()
    local g = game(phase.seq{ phase.move(), phase.when(there_is(m.own * m.is "Rook"), phase.move{ pieces = { "King" } }) },
      "T Ka1,Rd1,rd2,Kb4,kd4")
    -- The Rook may be taken by none of this side, so that the King moves as well.
    g:may { "Rd1-c1; Ka1-a2", "Rd1-d2*; Ka1-b1" }:may_not("Rd1-c1", "part 2 is missing")
    local alone = game(phase.seq{ phase.move(), phase.when(there_is(m.enemy * m.is "Rook"), phase.move{ pieces = { "King" } }) },
      "T Ka1,Rd1,rd2,kd4")
    -- What the first part takes is not there any more when the second would begin.
    alone:may { "Rd1-d2*", "Rd1-c1; Ka1-a2" }:may_not("Rd1-d2*; Ka1-a2", "ends before"):may_not("Rd1-c1", "part 2 is missing")
  end)

  t.it("goes by the other part where there is one", function()
    local turn = phase.when(there_is(m.own * m.is "Rook"), phase.move{ pieces = { "Rook" } }, phase.move{ pieces = { "King" } })
    game(turn, "T Ka1,Rd1,kd4"):may "Rd1-d2":may_not "Ka1-a2"
    game(turn, "T Ka1,Md1,kd4"):may "Ka1-a2":may_not "Md1-d2"
    game(phase.when(m.lights_turn, nil, phase.move()), "t Ka1,kd4"):may "Kd4-c4"
  end)

  t.it("asks counters, and m.there of fields", function()
    local turn = phase.when(m.counter("rides", 0, 0), phase.move{ pieces = { "Rider" } }, phase.moves(2))
    local g = game(turn, "T Ia1,Ka4,kd4")
    g:may_not "Ka4-a3"
    g:play "Ia1-b1":play "Kd4-c4; Kc4-d4":may "Ib1-c1; Ka4-a3"
    local there = phase.when(m.there("b2", m.own), phase.move{ pieces = { "Man" } }, phase.move{ pieces = { "King" } })
    game(there, "T Mb2,Ka4,kd4"):may "Mb2-b3":may_not "Ka4-a3"
    game(there, "T Mb1,Ka4,kd4"):may "Ka4-a3":may_not "Mb1-b2"
    -- A walker that stands nowhere stands in no zone and on no rank.
    game(phase.when(m.rank(1) + m.zone "low" + m.on "a1", phase.move(), phase.move{ pieces = { "King" } }), "T Mb1,Ka4,kd4")
      :may "Ka4-a3":may_not "Mb1-b2"
  end)

  t.it("asks whether a piece of the side is attacked", function()
    local turn = phase.when(there_is(m.is "King" * m.attacked()), phase.move{ pieces = { "King" } }, phase.move())
    game(turn, "T Ka1,Mc1,ra4,kd4"):may "Ka1-b1":may_not "Mc1-c2"
    game(turn, "T Ka1,Mc1,rb4,kd4"):may "Mc1-c2"
    -- Not one of the other side.
    game(turn, "T Ka1,Rd1,Mc1,kd4"):may "Mc1-c2"
  end)

  t.it("is no choice where it lapses", function()
    local either = phase.either{ phase.when(m.lights_turn, phase.move{ pieces = { "Man" } }),
                                 phase.seq{ phase.when(-m.lights_turn, phase.move{ pieces = { "King" } }) } }
    game(phase.seq{ either, phase.move{ pieces = { "Rook" } } }, "T Ka1,Mb1,Rc1,kd4,rc4")
      :may "Mb1-b2; Rc1-b1":may_not{ "Rc1-b1", "Ka1-a2; Rc1-b1" }
    -- And where no choice is left, the choice lapses too.
    game(phase.seq{ phase.either{ phase.when(-m.lights_turn, phase.move{ pieces = { "Man" } }) }, phase.move{ pieces = { "Rook" } } },
      "T Ka1,Mb1,Rc1,kd4"):may "Rc1-c2":may_not "Mb1-b2; Rc1-c2"
  end)

  t.it("makes a drop due, and a drop that is forced goes before other choices", function()
    local turn = phase.either{ phase.when(m.lights_turn, phase.drop{ at = m.rank(1), forced = "always" }), phase.move() }
    local g = game(turn, "T Ka1,kd4,+M,+m")
    t.equal(g:moves(), { "M+b1", "M+c1", "M+d1" })
    g:play "M+b1":may "Kd4-c4":may_not "M+a4"
  end)

  t.it("ends a repetition of parts", function()
    local g = game(phase.moves{ 3, of = phase.when(there_is(m.enemy * m.is "Man"), phase.move{ pieces = { "Rook" } }) },
      "T Ra1,ma4,md4,kc3")
    g:may { "Ra1-a4*; Ra4-d4*", "Ra1-b1; Rb1-b4; Rb4-a4*" }:may_not "Ra1-a4*"
  end)

  t.it("ends a budget of actions", function()
    local g = game(phase.actions{ budget = 3, again = { "Rook" },
                                  of = phase.when(there_is(m.enemy * m.is "Man"), phase.move{ pieces = { "Rook" } }) },
      "T Ra1,ma4,kc3")
    g:may { "Ra1-a4*", "Ra1-b1; Rb1-a1; Ra1-a4*" }:may_not "Ra1-a4*; Ra4-a3"
  end)

  t.it("writes and counts only what was done, part by part too", function()
    local turn = phase.seq{ phase.when(-m.lights_turn, phase.move{ pieces = { "Man" } }), phase.move{ pieces = { "King" } } }
    local g = game(turn, "T Ka1,Mb1,kd4,mc4")
    t.equal(g:moves(), { "Ka1-a2", "Ka1-b2" })
    t.equal(g:perft(1), 2)
    g:play "Ka1-a2"
    t.equal(g:moves(), { "Mc4-c3; Kd4-c4", "Mc4-c3; Kd4-d3" })
    t.equal(game(turn, "T Ka1,Mb1,kd4,mc4"):perft(2), 4)
  end)
end)

t.describe("from", function()
  local turn = phase.seq{ phase.move{ from = m.rank(1) }, phase.move{ from = m.is "King" + m.is "Rook" * m.rank(2) } }

  t.it("says where the piece stands before it moves", function()
    game(turn, "T Ka1,Mb2,Mc1,Rd1,ka4"):may { "Mc1-c2; Ka1-b1", "Rd1-d2; Rd2-d3" }
      :may_not{ "Mb2-b3; Ka1-a2", "Mc1-c2; Rd1-c1", "Rd1-d3; Rd3-d4", "Mc1-c2; Mc2-c3" }
  end)

  t.it("takes nothing of what pieces attack", function()
    local only_men = game(phase.move{ from = m.is "Man" }, "T Ka1,Mb1,rc2,kd4", { royals = { King = "check" } })
    t.equal(only_men:moves(), { "Mb1-b2" })
    local pinned = game(phase.move{ from = m.is "Man" }, "T Ka1,Mb1,rd1,kd4", { royals = { King = "check" } })
    t.equal(pinned:moves(), {})
    t.equal(game(phase.move{ from = m.is "Man" }, "T Ka1,Mb1,Mc1,rd1,kd4", { royals = { King = "check" } }):moves(), { "Mb1-b2", "Mc1-c2" })
  end)

  t.it("holds for castling, and for a promotion that was put off", function()
    local function two(who, setup, keys)
      local others = phase.move{ pieces = { "Rook" } }
      return game(phase.seq{ phase.move{ from = m.is(who) }, others }, setup, keys)
    end
    local castles = { castling = { king = "King", rooks = { "Rook" }, distances = { 1 } } }
    two("King", "T Ka1&,Rd1&,Mb4,kd4", castles):may "Ka1-b1&; Ra1-a2"
    two("Man", "T Ka1&,Rd1&,Ma3,kd4", castles):may "Ma3-a4; Rd1-d2":may_not "Ka1-b1&; Ra1-a2"
    local waits = { promotion = { pieces = { "Man" }, zone = "last", to = { "Rook" }, when = "now or later" } }
    two("Man", "T Ka1,Mb4=,kd4", waits):may "Mb4-b4=R; Rb4-b3"
    t.equal(two("King", "T Ka1,Mb4=,Rb1,kd4", waits):moves "b4", {})
  end)

  t.it("lets nobody pass, as no piece stands there", function()
    local keys = { rules = { pass = "free" } }
    t.equal(game(phase.move{ from = m.rank(1) }, "T Ma1,Mb2,kd4", keys):moves(), { "Ma1-a2" })
  end)
end)

t.describe("phase.by_side", function()
  t.it("gives each side its turn", function()
    local g = game(phase.by_side{ light = phase.moves(2), dark = phase.move() }, "T Ka1,kd4")
    g:may "Ka1-a2; Ka2-a3":may_not "Ka1-a2"
    g:play "Ka1-a2; Ka2-a3":may "Kd4-c4":may_not "Kd4-c4; Kc4-b4"
  end)
end)

t.describe("A turn in which no part is due", function()
  -- Each side moves Men alone, while it has some.
  local mine = phase.when(there_is(m.own * m.is "Man"), phase.move{ pieces = { "Man" } })

  t.it("is over at once: the other side moves again", function()
    local g = game(mine, "T Ma1,Mb1,rb2,ka4")
    g:play "Ma1-a2"
    t.equal(g:setup(), "T Mb1,Ma2,ka4,rb2")
    g:may "Ma2-a3":undo()
    t.equal(g:setup(), "T Ma1,Mb1,ka4,rb2")
    t.equal(g:perft(2), 4)
  end)

  t.it("is over at once in the first position, too", function()
    local g = game(mine, "t Ma1,ra4")
    t.equal(g:setup(), "T Ma1,ra4")
    g:may "Ma1-a2"
  end)

  t.it("counts as a turn of its side", function()
    local turn = phase.moves{ function(n) return n end, of = mine }
    local g = game(turn, "T Ma1,Mb1,Mc1,rd4")
    g:play "Ma1-a2":may "Mb1-b2; Mc1-c2; Ma2-a3":may_not{ "Mb1-b2", "Mb1-b2; Mc1-c2" }
  end)

  t.it("ends the game where the other side's is one as well", function()
    local any = phase.when(there_is(m.is "Man"), phase.move())
    local function after(rules, pieces)
      local g = game(any, "T Ra1,ma3,kd4" .. (pieces or ""), { rules = rules })
      t.equal(#g:moves(), 5)
      return g:play "Ra1-a3*"
    end
    after():status "draw"
    t.equal(after():moves(), {})
    t.equal(after():setup(), "t Ra3,kd4")
    after { idle = "win" }:status("won", "light")
    after { idle = "loss" }:status("won", "dark")
    after({ idle = "more pieces" }, ",kd1"):status("won", "dark")
    after { idle = "more pieces" }:status "draw"
    game(mine, "T Ra1,ra4"):status "draw"
  end)

  t.it("ends no turn that has been begun", function()
    local two = phase.when(there_is(m.is "Man"), phase.moves(2))
    local g = game(two, "T Ra1,ma3,kd4"):may "Ra1-a3*; Ra3-b3":may_not "Ra1-a3*"
    g:play("Ra1-a3*; Ra3-b3"):status "draw"
  end)
end)

t.describe("phase.given", function()
  local man, king, rook = phase.move{ pieces = { "Man" } }, phase.move{ pieces = { "King" } }, phase.move{ pieces = { "Rook" } }
  local royal = { royals = { King = "check" } }

  t.it("has the part only where the other one could be played", function()
    local turn = phase.either{ man, phase.given(king, man) }
    game(turn, "T Ka1,Mb1,kd4"):may{ "Ka1-a2", "Mb1-b2" }
    t.equal(game(turn, "T Ka1,Mb4,kd4"):moves(), {})
    t.equal(game(turn, "T Ka1,kd4"):moves(), {})
    game(turn, "T Ka1,kd4"):status "stalemate"
  end)

  t.it("asks for turns that are legal", function()
    local turn = phase.either{ man, phase.given(king, man) }
    -- The Man would open the rank.
    t.equal(game(turn, "T Ka1,Mb1,rd1,kd4", royal):moves(), {})
    game(turn, "T Ka1,Mb1,rd3,kd4", royal):may{ "Mb1-b2", "Ka1-a2" }
  end)

  t.it("asks for the whole rest of the turn", function()
    local turn = phase.seq{ phase.given(king, man), rook }
    game(turn, "T Ka1,Mb1,Rd1,kd4"):may "Ka1-a2; Rd1-c1":may_not "Mb1-b2; Rd1-c1"
    t.equal(game(turn, "T Ka1,Mb1,kd4"):moves(), {})
    -- The end of the turn is what counts for check.
    game(phase.seq{ phase.given(king, man), rook }, "T Ka1,Mb1,Rc1,rd1,kd4", royal):may "Ka1-a2; Rc1-c2"
  end)

  t.it("asks for more than a pass where one is forced on who has nothing else", function()
    local idler = piece { name = "Idler", symbol = "I", moves = m.step(m.N), may_pass = true, actions = { jump = m.leap(1, 2) } }
    local function idle(files, setup)
      return t.game{
        board = { files = files, ranks = 4 }, pieces = { idler }, setup = setup, rules = { pass = "forced" },
        turn = phase.either{ phase.move(), phase.given(phase.move{ action = "jump" }, phase.move()) },
      }
    end
    idle(3, "T Ia1,ia4"):may{ "Ia1-a2", "Ia1-b3" }
    t.equal(idle(1, "T Ia4,ia1"):moves(), { "pass" })
  end)

  t.it("sees what the turn has done so far", function()
    local turn = phase.seq{ rook, phase.given(king, phase.move{ from = m.is "Man" * m.rank(1) }) }
    game(turn, "T Ka1,Mb1,Rc1,kd4"):may "Rc1-c2; Ka1-a2"
    game(turn, "T Ka1,Mb1,Ra2,kd4"):may_not "Ra2-b2; Ka1-a2":may "Ra2-a3; Ka1-a2"
  end)

  t.it("is asked part by part, and lapses with its part", function()
    local turn = phase.seq{ rook, phase.given(phase.when(m.lights_turn, king), man) }
    local g = game(turn, "T Ka1,Mb1,Rc1,kd4,rd3,ma3")
    g:play "Rc1-c2; Ka1-a2":may "Rd3-d2"
  end)
end)
