-- Drops that are forced, judged over whole turns.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local King = piece { name = "King", symbol = "K", royal = "check", moves = m.step(m.all) }
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) }
local Man = piece { name = "Man", symbol = "M", moves = m.step(m.N) * m.empty }
local Shy = piece { name = "Shy King", symbol = "S", royal = "attacked", attacked_by = -m.is "King", moves = m.step(m.all) }

local function game(turn, setup, rules)
  rules = rules or {}
  rules.dead = {}
  return t.game{ board = { files = 4, ranks = 4 }, pieces = { King, Rook, Man, Shy }, turn = turn, rules = rules, setup = setup }
end

local function on_row(pocket, at)
  return phase.drop{ from = pocket, order = "queue", at = at or m.rank(1), forced = "always" }
end

t.describe("A drop that is forced", function()
  local turn = phase.seq{ phase.move(), on_row "row" }

  t.it("has to be made where some legal turn makes it", function()
    local g = game(turn, "T Ka1,Rb1,Rc1,Md1,Mb3,kd4,+R{row}")
    t.equal(g:moves "b3", {})
    t.equal(g:moves "d1", { "Md1-d2; R{row}+d1" })
    t.equal(g:moves "b1", { "Rb1-b2; R{row}+b1" })
    g:may_not "Mb3-b4"
  end)

  t.it("waits where none does, and is due in the next turn", function()
    local g = game(turn, "T Ka1,Rb1,Rc1,Rd1,Ma2,Mb2,Rc2,Md2,kd4,+M{row}")
    g:play "Ma2-a3"
    t.equal(g:setup(), "t Ka1,Rb1,Rc1,Rd1,Rc2,Mb2,Md2,Ma3,kd4,+M{row}")
    g:play "Kd4-d3"
    t.equal(g:moves "b2", {})
    t.equal(g:moves "a1", { "Ka1-a2; M{row}+a1" })
    g:undo():undo():may "Mb2-b3"
  end)

  t.it("may not leave a royal piece attacked", function()
    local g = game(phase.seq{ phase.move{ pieces = { "Rook", "Man" } }, on_row("row", m.file "b") },
                   "T Ka1,Ma2,Rb1,Mb2,Mb3,Mb4,rc1,kd4,+M{row}")
    g:may "Rb1-c1*; M+b1":may_not("Ma2-a3", "a piece that has to come in")
    g = game(phase.seq{ phase.move{ pieces = { "Rook", "Man" } }, on_row("row", m.file "a") },
             "T Kc1,Ra1,Ma2,Ma3,Ma4,Rc2,rc4,kd4,+M{row}")
    g:may "Ra1-b1; M+a1":may_not "Rc2-c3"
  end)

  t.it("waits if a royal piece that has to be attacked is not, and so does what stands behind it", function()
    local anywhere = phase.seq{ phase.move(), on_row("row", m.empty) }
    local g = game(anywhere, "T Ka1,Ma2,kd4,+S{row},+M{row}")
    g:status "playing":may "Ma2-a3":may_not { "Ma2-a3; S+b1", "Ma2-a3; M+b1" }
    g:play "Ma2-a3"
    t.equal(g:setup(), "t Ka1,Ma3,kd4,+S{row},+M{row}")
    g = game(anywhere, "T Ka1,Ma2,kd4,rd3,+S{row},+M{row}")
    g:may "Ma2-a3; S+b3":may_not { "Ma2-a3", "Ma2-a3; S+b1" }
  end)

  t.it("is judged first where it stands first in the turn", function()
    local both = phase.seq{ phase.move(), on_row "row", on_row "men" }
    local g = game(both, "T Ka1,Rb1,Rc1,Md1,Mb3,kd4,+R{row},+M{men}")
    t.equal(g:moves "b1", { "Rb1-b2; R{row}+b1" })
    g:may_not { "Rb1-b2; M+b1", "Rb1-b2", "Mb3-b4" }
    g = game(both, "T Ka1,Rb1,Mc1,Mb3,kd4,+R{row},+M{men}")
    t.equal(g:moves "c1", { "Mc1-c2; R{row}+c1; M{men}+d1", "Mc1-c2; R{row}+d1; M{men}+c1" })
    t.equal(g:moves "b3", {})
  end)

  t.it("is made as often as the turn has it, and as it can be", function()
    local twice = phase.seq{ phase.move(), phase.moves{ 2, of = phase.drop{ at = m.rank(1), forced = "always" } } }
    local g = game(twice, "T Ka1,Rb1,Mc1,Mb3,kd4,+M,+M,+M")
    t.equal(g:moves "c1", { "Mc1-c2; M+c1; M+d1" })
    t.equal(g:moves "b3", {})
    g = game(twice, "T Ka1,Rb1,Rc1,Md1,Mb3,kd4,+M,+M,+M")
    t.equal(g:moves "d1", { "Md1-d2; M+d1" })
    t.equal(g:moves "b3", {})
  end)

  t.it("is not due where nothing waits, but may be when something has been captured", function()
    local g = t.game{ board = { files = 4, ranks = 4 }, pieces = { King, Rook, Man }, captures = { to = "capturer" },
      turn = phase.seq{ phase.move(), phase.drop{ forced = "always", at = m.rank(1) } }, setup = "T Ka1,Rb1,mb4,md3,kd4" }
    g:may { "Rb1-b3", "Rb1-b4*; M+c1" }:may_not "Rb1-b4*"
  end)
end)

t.describe("A drop that is forced among choices", function()
  local turn = phase.either{ phase.move(), phase.drop{ at = m.rank(1), forced = "always" } }

  t.it("goes before all others", function()
    local g = game(turn, "T Ka1,kd4,+R,+R,+M")
    g:may { "R+b1", "M+c1" }:may_not "Ka1-a2"
    t.equal(g:perft(1), 6)
    g:play { "R+b1", "Kd4-d3", "M+c1", "Kd3-d4", "R+d1+" }
    t.equal(#game(turn, g:setup()):moves(), #g:moves())
  end)

  t.it("waits where no legal turn makes it", function()
    game(turn, "T Ka1,Rb1,Rc1,Md1,kd4,+R"):may "Md1-d2"
    game(turn, "T Ka1,ra4,kd4,+R"):may "Ka1-b1":may_not "R+b1"
    game(turn, "T Ka1,kd4,+R", { pass = "free" }):may_not "pass"
    game(turn, "T Ka1,Rb1,Rc1,Md1,kd4,+R", { pass = "free" }):may "pass"
  end)

  t.it("is no more than a choice of one part of several", function()
    local g = game(phase.seq{ phase.move(), phase.either{ on_row "row", phase.move{ pieces = { "Man" } } } },
                   "T Ka1,Rb1,Mc1,Mb3,kd4,+R{row}")
    g:may "Mb3-b4; R+d1":may_not "Mb3-b4; Mc1-c2"
  end)
end)
