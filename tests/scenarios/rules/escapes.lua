-- Pieces that must not be left attacked where some turn, legal otherwise, leaves none of them so (royal = "escapes").
local t, m = require "acedrex.scenario", require "acedrex.movement"
local phase = require "acedrex.phase"
local King, Queen, Rook = require "classical.pieces.king", require "classical.pieces.queen", require "classical.pieces.rook"
local Bishop, Knight = require "classical.pieces.bishop", require "classical.pieces.knight"
local Pawn = require "classical.pieces.pawn"

local function game(setup, more)
  local declared = {
    board = { files = 8, ranks = 8 }, pieces = { King, Queen, Rook, Bishop, Knight, Pawn },
    royals = { King = "check", Queen = "escapes" }, setup = setup,
  }
  for key, value in pairs(more or {}) do declared[key] = value end
  return t.game(declared)
end
local saved = "attacked, which another turn saves"
local function outcome(g)
  local kind, reason, winner = g:status()
  return kind .. " " .. reason .. " " .. (winner or "nobody")
end

t.describe("A piece that escapes where it can", function()
  t.it("has to be saved, by moving, by a capture or by what is put between", function()
    local g = game "T Ka1,Qd1,Rc7,Ph2,kh8,rd8"
    g:status "check":reaches_only("c7", "d7")
    t.equal(g:moves "a1", {})
    g:may { "Qd1-d8*", "Qd1-c1", "Rc7-d7" }
    g:may_not("Ph2-h3", "leaves light's Queen on d1 " .. saved):may_not("Qd1-d4", saved):may_not("Rc7-c8", saved)
    t.equal(g:perft(1), #g:moves())
  end)

  t.it("must not come to be attacked, nor be uncovered", function()
    local g = game "T Ka1,Qd1,Nd4,kh8,rd8,rc2"
    g:may_not("Nd4-e6", saved):may_not("Qd1-d2", saved):may { "Qd1-c2*", "Qd1-e1" }
    g:status "playing":may_not("Nd4-f5", saved)
  end)

  t.it("may be left attacked where no turn saves it", function()
    local g = game "T Ka1,Qh1,Ng1,Pg2,Ph2,nf2,kb8"
    g:status "check":may { "Ka1-b2", "Pg2-g3", "Ph2-h3" }
    t.equal(g:perft(1), 8)
  end)

  t.it("is several pieces, which are saved together or not at all", function()
    local g = game "T Ka1,Qd1,Qf1,Rb3,Ph2,kh8,ne3"
    g:may "Rb3-e3*":may_not("Qd1-c1", saved):may_not("Qf1-g1", saved)
    t.equal(g:perft(1), 1)
    g = game "T Ka1,Qd1,Qg1,kh7,rd7,rg8,Pa3"
    g:may { "Pa3-a4", "Qd1-c1", "Qg1-f1" }
  end)

  t.it("is saved by turns only that are legal otherwise", function()
    local g = game "T Ke1,Qh4,Pa2,kb8,re8,pg5"
    g:status "check":may { "Ke1-d1", "Qh4-e4" }:may_not("Qh4-g3", "royal piece in check")
  end)

  t.it("is not mated", function()
    local Stone = piece { name = "Stone", symbol = "Z", moves = m.none }
    local g = game("T Ka1,Qh1,Zg1,Zg2,Zh2,nf2,kb3,bf5", { pieces = { King, Queen, Rook, Bishop, Knight, Stone } })
    t.equal(outcome(g), "stalemate stalemate nobody")
  end)

  t.it("is lost without losing, unless the rules say so", function()
    local setup = "t Ka1,Qd4,kh8,rd8,pb7"
    game(setup):play("Rd8-d4*"):status "playing"
    game(setup, { rules = { royal_loss = "plays on" } }):play("Rd8-d4*"):status "playing"
    t.equal(outcome(game(setup, { rules = { royal_loss = "loss" } }):play "Rd8-d4*"), "won royal captured dark")
    t.equal(outcome(game(setup, { rules = { extinction = { { "Queen" } } } }):play "Rd8-d4*"), "won extinction dark")
  end)

  t.it("may be given away where that leaves none attacked", function()
    local Altar = piece { name = "Altar", symbol = "X", moves = m.step(m.N) * m.own * m.oblate }
    local g = game("T Ka1,Qd2,Xd1,kh8,rd8", { pieces = { King, Queen, Rook, Altar } })
    g:may "Xd1-d2,d2!":may_not("Ka1-a2", saved)
  end)

  t.it("is told as check", function()
    local g = game("T Kb1,Rh1,ka8,qd4"):may "Rh4+"
    g:play("Rh1-h4"):status "check"
  end)

  t.it("stands attacked in a sound position of the other side", function()
    game "T Ka1,Rd4,kh8,qd8":may "Rd4-d8*"
  end)

  t.it("is no royal piece beside which others may be lost", function()
    local g = game("T Kd4,Qa1,rd8,kh8", { rules = { several_royals = "last" } })
    g:status "check":may_not("Qa1-b1", "royal piece in check")
  end)
end)

t.describe("What else is asked of turns, beside pieces that escape", function()
  t.it("is judged first: captures", function()
    local must = { rules = { capture = "must" } }
    game("T Ka1,Qd1,Ra7,kh8,rd8,pb7", must):may "Qd1-d8*":may_not("Ra7-b7*", saved):may_not("Qd1-c1", "captured")
    game("T Kh5,Qd1,Ra7,kh8,nb2,pb7", must):may "Ra7-b7*":may_not("Qd1-d2", "captured")
    local most = { rules = { capture = "most" } }
    game("T Kh5,Qd1,Ra7,kh8,nb2,pb7", most):may "Ra7-b7*":may_not("Qd1-d2", "captures more")
  end)

  t.it("is judged first: turns that may be passed", function()
    game("T Ka1,Qd1,kh8,rd8", { rules = { pass = "free" } }):may_not("pass", ""):may "Qd1-e1"
    game("T Ka1,Qh1,Ng1,Pg2,Ph2,nf2,kb8", { rules = { pass = "free" } }):may "pass"
    game("T Ka1,Qh1,Ng1,Pg2,Ph2,nf2,kb8", { rules = { pass = "forced" } }):may "Ka1-b2":may_not "pass"
  end)

  t.it("is judged first: repetition", function()
    local Stone = piece { name = "Stone", symbol = "Z", moves = m.none }
    local g = game("t Kh1,Qa1,Zb1,Zb2,Zb3,Za3,nb4,kh8", {
      pieces = { King, Queen, Knight, Stone }, rules = { repetition = { times = 2, result = "illegal" } },
    })
    g:play "Nb4-c2":may_not("Kh1-g1", saved):play "Qa1-a2":play "Nc2-b4"
    g:may "Kh1-g1":may_not("Qa2-a1", "repeats"):status "check"
    t.equal(g:perft(1), #g:moves())
  end)

  t.it("is the whole turn of several parts", function()
    local g = game("T Ka1,Qd1,Ph2,kh8,rd8", { turn = phase.moves(2) })
    g:may { "Ph2-h3; Qd1-e1", "Qd1-d4; Qd4-e4" }:may_not("Ph2-h3; Ph3-h4", saved):may_not("Qd1-c1; Qc1-d1", saved)
    g = game("T Ka1,Qd1,Ph2,kh8,rd8", { turn = phase.moves { 2, safe = "each" } })
    g:may "Ph2-h3; Qd1-e1"
    g = game("T Ka1,Ra2,Ph2,kh8,qe8,pb7", { turn = phase.moves { 2, check = "ends" } })
    g:may { "Ra2-e2", "Ph2-h3; Ra2-e2" }:may_not "Ra2-e2; Ph2-h3"
  end)

  t.it("is judged first: what phase.given needs", function()
    local queen, pawn = phase.move { pieces = { "Queen" } }, phase.move { pieces = { "Pawn" } }
    local either = phase.either { phase.given(queen, pawn), pawn }
    -- The Pawn saves nothing.
    local g = game("T Ka1,Qd1,Ph2,kh8,rd8", { turn = either }):status "check"
    g:may { "Qd1-c1", "Qd1-d8*" }:may_not("Ph2-h3", saved):may_not("Qd1-d2", saved)
    t.equal(g:perft(1), #g:moves())
    game("T Ka1,Qd1,Pc4,kh8,rd5", { turn = either }):may { "Pc4-d5*", "Qd1-c1" }:may_not("Pc4-c5", saved)
    t.equal(game("T Ka1,Qd1,kh8,rd8", { turn = either }):moves(), {})
    local later = { turn = phase.seq { phase.move { pieces = { "King" } }, either } }
    game("T Ka1,Qd1,Ph2,kh8,rd8", later):may "Ka1-b1; Qd1-c1":may_not("Ka1-b1; Ph2-h3", saved)
  end)

  t.it("holds for what is promoted or dropped, too", function()
    local promotion = { pieces = { "Pawn" }, to = { "Queen", "Rook" } }
    game("T Kh1,Pa7,kg7,rb8", { promotion = promotion }):may { "Pa7-a8=R", "Pa7-b8*=Q" }:may_not("Pa7-a8=Q", saved)
    local drops = { drops = {}, turn = phase.drop() }
    game("T Kh1,kg7,rb8,+Q", drops):may "Q+c3":may_not("Q+b2", saved)
    game("T Kh1,kg7,rb8,+R", { drops = { gives_check = false }, turn = phase.drop() }):may "R+c3"
    game("T Kh1,kg7,qb8,+R", { drops = { gives_check = false }, turn = phase.drop() }):may "R+c3":may_not "R+b3"
  end)
end)
