-- What the side to move must and may do besides moving as its pieces move.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local King = require "classical.pieces.king"
local Rook = require "classical.pieces.rook"
local Pawn = require "classical.pieces.pawn"
local S = m.step
-- Takes all enemies around the field that it goes to, as many as there are.
local Burner = piece {
  name = "Burner", symbol = "B", moves = S(m.all) * m.empty * m.land * m.every(S(m.all) * m.prey * m.capture),
}

local function game(setup, rules, changes)
  local declared = { board = { files = 8, ranks = 8 }, pieces = { King, Rook, Pawn, Burner }, setup = setup, rules = rules }
  for key, value in pairs(changes or {}) do declared[key] = value end
  return t.game(declared)
end

t.describe("Compulsory capture", function()
  local must = { capture = "must" }

  t.it("is counted where a quiet move brings about the same", function()
    -- What stands beside the Cat burns, be it the Bee that has captured or the one that has passed over the other.
    local Bee = piece { name = "Bee", symbol = "E", moves = m.step(m.W)^0 }
    local Cat = piece { name = "Cat", symbol = "C", moves = m.none, on_turn_start = S(m.all) * m.occupied * m.oblate }
    for _, capture in ipairs { "must", "most" } do
      local g = game("T Eg3,ef3,ce2", { capture = capture }, { pieces = { Bee, Cat } })
      t.equal(g:moves(), { "Eg3-f3*!" })
      t.equal(g:perft(1), 1)
      g:may "Eg3-f3*":may_not "Eg3-a3"
    end
  end)

  t.it("leaves captures only, where there are any", function()
    local g = game("T Ra1,Pe2,ra8,pd3", must)
    g:may { "Ra1-a8*", "Pe2-d3*" }
    g:may_not({ "Ra1-a2", "Pe2-e3" }, "can be captured")
    t.equal(#g:moves(), 2)
    t.equal(g:perft(1), 2)
    g:reaches_only("a1", "a8"):reaches_only("e2", "d3")
  end)

  t.it("binds nobody who can take nothing", function()
    game("T Ra1,Pe2,rb8", must):may { "Ra1-a2", "Pe2-e3" }
  end)

  t.it("asks of one piece what another could take", function()
    game("T Ra1,Rh1,ra8", must):reaches_only("h1", {})
  end)

  t.it("does not ask for a capture that leaves the King in check", function()
    local g = game("T Ke1,Re2,re8,ra2", must, { royals = { King = "check" } })
    g:may "Re2-e8*":may_not("Re2-a2*", "check")
    game("T Ke1,Re2,re8,pd8,pf8,pe7,ra2", must, { royals = { King = "check" } }):may "Re2-e7*"
    game("T Ke1,Ph2,Re3,re7,pg3", must, { royals = { King = "check" } }):may { "Ph2-g3*", "Re3-e7*" }
  end)

  t.it("does not count one's own pieces", function()
    local Cannibal = piece { name = "Cannibal", symbol = "C", moves = S(m.all) * (m.empty + m.own * m.capture_own) }
    game("T Ca1,Pb2", must, { pieces = { Cannibal, Pawn } }):may { "Ca1-b2*", "Ca1-a2" }
  end)

  t.it("may ask for the most pieces", function()
    local g = game("T Bb2,Rh1,pd3,pd2,rh8", { capture = "most" })
    g:may_not("Rh1-h8*", "captures more")
    t.equal(#g:moves(), 2)
    t.equal(#game("T Bb2,Rh1,pd3,pd2,rh8", must):moves(), 4)
  end)

  t.it("counts in perft as it does in listings", function()
    local g = game("T Ra1,Pe2,ra8,pd3", must)
    local replies = 0
    for _, move in ipairs(g:moves()) do
      g:play(move)
      replies = replies + #g:moves()
      g:undo()
    end
    t.equal(g:perft(2), replies)
  end)
end)

t.describe("Passing", function()
  local royal = { royals = { King = "check" } }

  t.it("is not a move, if nothing is said", function()
    game("T Ra1,ra8"):may_not("pass", "no turn may be passed")
  end)

  t.it("may be free", function()
    local g = game("T Ra1,rb8", { pass = "free" })
    t.equal(#g:moves(), 15)
    t.equal(g:perft(1), 15)
    g:play "pass"
    t.equal(g:to_move(), "dark")
    g:play "pass":play "Ra1-a2":undo():undo():undo()
    t.equal(g:to_move(), "light")
    g:reaches_only("a1", "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1")
  end)

  t.it("does not parry check", function()
    game("T Ka1,ra8,kh8", { pass = "free" }, royal):may_not("pass", "check"):may "Ka1-b1"
    game("T Ka1,rb8,kh8", { pass = "free" }, royal):may "pass"
  end)

  t.it("may be forced: what would be stalemate goes on", function()
    local g = game("T Ka1,rb8,rh2,kh8", { pass = "forced" }, royal)
    t.equal(g:moves(), { "pass" })
    g:status "playing":play "pass":play "Rb8-c8"
    g:may_not("pass", "no other move"):may "Ka1-b1"
    game("T Ka1,rb8,rh2,kh8", {}, royal):status "stalemate"
    game("T Ka1,rb8,ra8,rh2,kh8", { pass = "forced" }, royal):status "checkmate"
  end)

  t.it("is not forced where a piece can be dropped", function()
    local Stone = piece { name = "Stone", symbol = "S", moves = m.none }
    local keys = { board = { files = 3, ranks = 3 }, pieces = { Stone }, drops = { {} } }
    local function passes(setup, turn)
      keys.turn = turn
      local g = game(setup, { pass = "forced" }, keys)
      t.equal(g:perft(1), #g:moves())
      return g
    end
    t.equal(#passes("T Sa1,sc3,+S"):moves(), 7)
    passes("T Sa1,sc3,+S"):may_not("pass", "no other move"):may "S+b2"
    t.equal(passes("T Sa1,sc3"):moves(), { "pass" })
    local either = phase.either{ phase.move(), phase.drop() }
    t.equal(#passes("T Sa1,sc3,+S", either):moves(), 7)
    -- As a part of a turn, where neither can come next; and of a turn only where there is no other.
    t.equal(#passes("T Sa1,sc3,+S,+S", phase.seq{ either, either }):moves(), 7 * 6 / 2)
    t.equal(#passes("T Sa1,sc3,+S", phase.seq{ either, either }):moves(), 7)
    t.equal(passes("T Sa1,sc3", phase.seq{ either, either }):moves(), { "pass; pass" })
    t.equal(#passes("T Sa1,sc3,+S", phase.seq{ phase.move(), phase.drop{ optional = true } }):moves(), 7)
  end)

  t.it("is counted beside moves whose outcomes may be the same", function()
    local Man = piece { name = "Man", symbol = "M", moves = S(m.N) + S(m.N) * S(m.S) * S(m.N) }
    local keys = { board = { files = 3, ranks = 3 }, pieces = { Man },
      promotion = { pieces = { "Man" }, to = { "Man" }, when = "choice" } }
    local g = game("T Ma1,ma3", { pass = "forced" }, keys)
    t.equal(g:perft(1), #g:moves())
  end)

  t.it("counts as a repetition and as a quiet ply", function()
    local g = game("T Ra1,rb8", { pass = "free", repetition = { times = 2 } })
    g:play { "pass", "pass" }
    g:status("draw", "repetition")
    game("T Ra1,rb8", { pass = "free", quiet = { plies = 1 } }):play("pass"):status("draw", "quiet")
  end)

  t.it("is not a capture", function()
    game("T Ra1,ra8", { pass = "free", capture = "must" }):may_not("pass", "can be captured")
  end)
end)

t.describe("A turn of several parts", function()
  t.it("has to capture however it is told", function()
    local g = game("T Ra1,ra8", { capture = "must" }, { turn = phase.moves(2) })
    g:may { "Ra1-a8*; Ra8-a7", "Ra1-a2; Ra2-a8*" }:may_not("Ra1-a2; Ra2-a3", "can be captured")
  end)

  t.it("has to capture as much as any other", function()
    local g = game("T Ra1,ra8,rh8", { capture = "most" }, { turn = phase.moves(2) })
    g:may "Ra1-a8*; Ra8-h8*":may_not("Ra1-a8*; Ra8-a7", "another move captures more pieces")
  end)

  t.it("has to be of the kind that goes before others", function()
    local g = game("T Ra1,Kc3,kh7", { prefer = { "check" } }, { turn = phase.moves(2), royals = { King = "check" } })
    g:may "Ra1-b1; Rb1-b7":may_not "Ra1-b1; Rb1-b6"
  end)
end)
