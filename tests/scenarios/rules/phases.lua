-- Turns that are more than a move.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local Chess = require "classical.classical-chess"

local S, o, all = m.step, m.orthogonals, m.all
local King = piece { name = "King", symbol = "K", moves = S(all) }
local Man = piece { name = "Man", symbol = "M", moves = S(m.N) }
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(o) }
local Queen = piece { name = "Queen", symbol = "Q", moves = m.slide(all) }

local function game(turn, setup, keys)
  keys = keys or {}
  keys.board, keys.turn, keys.setup = keys.board or { files = 8, ranks = 8 }, turn, setup
  keys.pieces = keys.pieces or { King, Man, Rook, Queen }
  return t.game(keys)
end

t.describe("A drop that has a window and is not forced", function()
  local turn = phase.seq{ phase.move(), phase.drop{ from = "new", at = m.rank(1), window = { 2, 3 } } }
  for number, may in ipairs{ false, true, true, false } do
    t.it("is made in its turns alone: turn " .. number, function()
      local g = game(turn, "T Ka1,kh8,+Q{new};turn=" .. number):may "Ka1-a2"
      g[may and "may" or "may_not"](g, "Ka1-a2; Q+d1")
    end)
  end
end)

t.describe("T73: a move, and in a window of turns a drop besides", function()
  -- Light's k-th piece is due in turns 5k+2 to 5k+6, dark's in 5k+1 to 5k+5.
  local uc = phase.seq{
    phase.move(),
    phase.drop{ from = "majors", order = "queue", at = m.rank(1), forced = "at the end",
                window = function(k, side)
                  local first = 5 * k + (side == "light" and 2 or 1)
                  return first, first + 4
                end },
    phase.drop{ from = "pawns", order = "queue", at = m.rank(2), forced = "at the end", window = { 6, 10 } },
  }
  local row = "Ra1,Kc1,Rd1,Re1,Rf1,Rh1,Ma3,ka8,+Q{majors},+R{majors},+q{majors}"
  local function at_turn(n, pieces, to_move) return game(uc, (to_move or "T") .. " " .. (pieces or row) .. ";turn=" .. n, { royals = { King = "check" } }) end

  t.it("goes without one before the window", function()
    local g = at_turn(6)
    for _, move in ipairs(g:moves()) do t.ok(not move:find "%+", move) end
  end)

  t.it("lets each move be combined with no drop, or one on either free field", function()
    local alone, g = #at_turn(6):moves "a3", at_turn(7)
    t.equal(alone, 1)
    t.equal(g:moves "a3", { "Ma3-a4", "Ma3-a4; Q{majors}+b1", "Ma3-a4; Q{majors}+g1" })
    -- The drop sees the row as the move left it.
    g:may { "Rd1-d2; Q+d1", "Rd1-d2; Q+b1", "Rd1-d2" }
    g:may_not("Ma3-a4; Q+d1", "not")
    g:may_not("Ma3-a4; Q+b2", "not")
    g:may_not("Ma3-a4; R+b1", "the next piece to come in")
  end)

  t.it("makes the drop compulsory in the last turn of the window", function()
    local g = at_turn(11)
    t.equal(g:moves "a3", { "Ma3-a4; Q{majors}+b1", "Ma3-a4; Q{majors}+g1" })
    g:may_not("Ma3-a4", "leaves out a piece that has to come in")
  end)

  t.it("asks for room where there is no free field", function()
    local full = "Ra1,Rb1,Kc1,Rd1,Re1,Rf1,Rg1,Rh1,Ma3,ka8,+Q{majors}"
    local g = at_turn(20, full)
    t.equal(g:moves "a3", {})
    t.equal(g:moves "d1"[1], "Rd1-d2; Q{majors}+d1")
  end)

  t.it("counts the pieces that have left the queue", function()
    local g = at_turn(7)
    g:play "Ma3-a4; Q+b1"
    t.equal(g:setup():match ";.*", ";turn=7;taken=majors:1+0")
    g:play "Ka8-a7"
    t.equal(g:setup():match ";.*", ";turn=8;taken=majors:1+0")
    t.equal(g:moves "a4", { "Ma4-a5" })
    g:undo():undo()
    t.equal(g:setup():match ";.*", ";turn=7")
    t.equal(#at_turn("12;taken=majors:1+0", row):moves "a3", 3)
    t.equal(#at_turn("11;taken=majors:1+0", row):moves "a3", 1)
  end)

  t.it("has other turns for dark", function()
    local dark = "Kc1,Ma3,kh8,rg8,mh7,+q{majors}"
    t.equal(at_turn(5, dark, "t"):moves "h7", { "Mh7-h6" })
    t.equal(#at_turn(6, dark, "t"):moves "h7", 1 + 6)
  end)

  t.it("judges check after the whole turn: the drop may stop it", function()
    local g = at_turn(7, "Ka1,Mh3,kh8,rd1,+Q{majors}")
    g:may { "Mh3-h4; Q+b1", "Mh3-h4; Q+c1", "Ka1-a2", "Ka1-a2; Q+b1" }
    g:may_not("Mh3-h4; Q+e1", "check")
    g:may_not("Mh3-h4", "check")
  end)

  t.it("brings in one of each kind at most", function()
    local g = at_turn(10, "Ka1,Mh3,kh8,+Q{majors},+M{pawns}")
    g:may { "Mh3-h4; M+c2", "Mh3-h4; Q+c1; M+c2" }
    g:may_not("Mh3-h4; M+c2; Q+c1", "ends before")
    g:may_not("Mh3-h4; Q+c1", "leaves out a piece that has to come in")
    g:play "Mh3-h4; Q+c1; M+c2"
    g:at("c1", "Queen", "light"):at("c2", "Man", "light")
    t.equal(g:setup(), "t Ka1,Mc2,Mh4,Qc1,kh8;turn=10;taken=majors:1+0;taken=pawns:1+0")
  end)
end)

t.describe("Auras in a turn of several moves", function()
  local Freezer = piece { name = "Freezer", symbol = "F", moves = S(m.N), aura = { at = S(all), of = "enemy", freeze = true } }
  local keys = { pieces = { King, Man, Rook, Freezer } }

  t.it("are those of the board on which each move begins", function()
    local g = game(phase.moves(2), "T Ra5,Me4,fd5,kh8", keys)
    g:may { "Ra5-d5*; Me4-e5", "Ra5-d5*; Rd5-d6" }:may_not { "Me4-e5; Ra5-a6", "Ra5-a6; Me4-e5" }
    game(phase.moves(2), "T Ra4,fd5,kh8", keys):may "Ra4-b4; Rb4-b1":may_not "Ra4-c4; Rc4-c1"
  end)
end)

t.describe("A turn of two moves where none is possible", function()
  t.it("is passed where that is the rule", function()
    local keys = { board = { files = 3, ranks = 3 }, rules = { pass = "forced" } }
    local g = game(phase.moves(2), "T Ma3,ma1", keys)
    t.equal(g:moves(), { "pass; pass" })
    g:play "pass; pass"
    t.equal(g:setup(), "t Ma3,ma1")
    t.equal(game(phase.moves(2), "T Ma2,ma1", keys):moves(), { "Ma2-a3; pass" })
  end)

  t.it("counts as passed if each of its moves is", function()
    local keys = { board = { files = 3, ranks = 3 }, rules = { pass = "free", passes = { times = 2, result = "draw" } } }
    local g = game(phase.moves(2), "T Ma1,ma3", keys)
    t.equal(g:moves(), { "Ma1-a2; Ma2-a3*", "Ma1-a2; pass", "pass; pass" })
    g:play "Ma1-a2; pass"
    t.equal(g:setup(), "t Ma2,ma3")
    g:play "pass; pass"
    t.ok(g:setup():find("passes=1", 1, true), g:setup())
    g:play "pass; pass":status("draw", "passes")
  end)

  t.it("is passed as an only action", function()
    local keys = { board = { files = 3, ranks = 3 }, rules = { pass = "forced" } }
    t.equal(game(phase.actions{ budget = 2 }, "T Ma3,ma1", keys):moves(), { "pass" })
    t.equal(game(phase.actions{ budget = 2 }, "T Ma1,ma3", keys):moves(), { "Ma1-a2" })
  end)
end)

t.describe("A drop in place of a move", function()
  t.it("is one of two ways", function()
    local g = game(phase.either{ phase.move(), phase.drop{ at = m.rank(2) } }, "T Ma1,mh8,+R")
    t.equal(#g:moves(), 1 + 8)
    g:may { "Ma1-a2", "R+a2" }
  end)
end)

t.describe("Two moves in a turn (Marseillais chess)", function()
  local twice = variant.extend(Chess, { name = "Two Moves", turn = phase.moves{ 2, check = "ends", safe = "each" } })

  t.it("are listed as one turn each, whatever their order", function()
    local g = game(phase.moves(2), "T Ma1,Mb1,mh8")
    t.equal(g:moves(), { "Ma1-a2; Ma2-a3", "Ma1-a2; Mb1-b2", "Mb1-b2; Mb2-b3" })
    t.equal(g:perft(1), 3)
    g:may "Mb1-b2; Mb2-b3"
  end)

  t.it("end with a check", function()
    local g = t.game(twice, "TM Ka1,Re1,kh8")
    g:may { "Re1-e8", "Re1-e7; Re7-e8", "Re1-h1" }
    g:may_not("Re1-e8; Re8-e7", "ends before")
    g:may_not("Re1-e7", "not complete")
  end)

  t.it("may not leave the King in check between them", function()
    local g = t.game(twice, "TM Ka1,Re2,kh8,ra8")
    g:may "Re2-a2; Ka1-b1"
    g:may_not("Re2-e3; Re3-a3", "after one of its parts")
    t.game(variant.extend(twice, { turn = phase.moves(2) }), "TM Ka1,Re2,kh8,ra8"):may "Re2-e3; Re3-a3"
  end)

  t.it("are made and taken back", function()
    local g = t.game(twice)
    t.equal(g:perft(1), 268)
    g:play { "Pe2-e4; Pd2-d4", "e5; d5", "Pe4-d5*; Pd5-d6" }
    g:at("d6", "Pawn", "light"):at("d4", "Pawn", "light")
    g:undo():undo():undo()
    t.equal(g:setup(), t.game(twice):setup())
  end)

  t.it("let the second take in passing what the other side's rushed", function()
    local g = t.game(twice, "tm Ka1,Pe5,kh8,pd7|,ph7")
    g:play "Kh8-g8; Pd7-d5"
    g:may "Ka1-a2; Pe5-d6:"
  end)
end)

t.describe("A number of moves that depends on the turn", function()
  t.it("grows by one with each (progressive chess)", function()
    local g = game(phase.moves{ count = function(n) return n end }, "T Ma1,mh8")
    t.equal(g:moves(), { "Ma1-a2" })
    g:play { "Ma1-a2", "Mh8-h7; Mh7-h6" }
    t.equal(g:moves(), { "Ma2-a3; Ma3-a4; Ma4-a5" })
    t.equal(g:setup(), "T Ma2,mh6;turn=2")
  end)

  t.it("is one for the first turn only (balanced)", function()
    local g = game(phase.moves(function(n) return n == 1 and 1 or 2 end), "T Ma1,mh8")
    g:play { "Ma1-a2", "Mh8-h7; Mh7-h6", "Ma2-a3; Ma3-a4" }
  end)
end)

t.describe("A second move by the same piece", function()
  local turn = phase.seq{ phase.move(), phase.move{ by = "same", pieces = { "Rook" }, optional = true } }

  t.it("is made by the piece that moved, where it is one of those named", function()
    local g = game(turn, "T Ra1,Ma2,Mb5,mh8")
    t.equal(g:moves "a2", { "Ma2-a3" })
    g:may { "Ra1-b1; Rb1-b4", "Ra1-b1" }
    g:may_not { "Ma2-a3; Ra1-a2", "Ra1-b1; Mb5-b6" }
  end)

  t.it("may be another piece's instead", function()
    local g = game(phase.seq{ phase.move(), phase.move{ by = "other" } }, "T Ma2,Mb2,mh8")
    t.equal(g:moves(), { "Ma2-a3; Mb2-b3" })
  end)
end)

-- The 10x10 Lionheart variant: one full action, or up to two half actions, which are moves of Pawn and King.
t.describe("Actions that spend a budget", function()
  local Pawn = piece { name = "Pawn", symbol = "P", moves = S(m.N) * m.empty + S{ m.NE, m.NW } * m.enemy }
  local turn = phase.actions{
    budget = 2, cost = { Pawn = 1, King = 1, default = 2 }, again = { "King" }, limits = { captures = { Pawn = 1 }, promotions = 1 },
  }
  local function act(setup)
    return game(turn, setup, { pieces = { King, Pawn, Rook, Queen },
                               promotion = { pieces = { "Pawn" }, zone = "last", to = { "Queen" } } })
  end

  t.it("are one full or up to two half ones", function()
    local g = act "T Pa2,Pb2,Re1,kh8"
    g:may { "Pa2-a3", "Pa2-a3; Pb2-b3", "Re1-e5" }
    g:may_not { "Pa2-a3; Re1-e2", "Re1-e2; Pa2-a3", "Re1-e2; Re2-e3" }
    g:may_not "Pa2-a3; Pa3-a4"
    t.equal(#g:moves(), 3 + 14)
  end)

  t.it("may be made twice by some", function()
    local g = act "T Ka1,Pc2,kh8"
    g:may { "Ka1-a2; Ka2-a3", "Ka1-a2; Pc2-c3", "Pc2-c3; Ka1-a2" }
  end)

  t.it("are limited by what they do", function()
    local g = act "T Pa2,Pd2,pb3,pe3,kh8"
    g:may { "Pa2-b3*; Pd2-d3", "Pd2-e3*" }
    g:may_not "Pa2-b3*; Pd2-e3*"
    g = act "T Pa7,Pd7,Pf2,kh6"
    g:may "Pa7-a8=Q; Pf2-f3"
    g:may_not "Pa7-a8=Q; Pd7-d8=Q"
  end)
end)

t.describe("What is wrong with a turn", function()
  local function turn(what, setup)
    return function() game(what, setup or "T Ma1") end
  end

  t.it("is said", function()
    t.fails(turn{ kind = "sqe" }, "turn.kind")
    t.fails(turn(phase.seq{}), "nothing in this part")
    t.fails(turn(phase.seq{ phase.move{ peices = { "Man" } } }), "did you mean pieces")
    t.fails(turn(phase.seq{ phase.move{ pieces = { "Mna" } } }), 'did you mean "Man"')
    t.fails(turn(phase.seq{ phase.move{ by = "sme" } }), 'did you mean "same"')
    t.fails(turn(phase.seq{ phase.move(), 3 }), "turn[2] should be a table")
    t.fails(turn(phase.seq{ phase.move(), phase.drop() }), "does not say what is dropped")
    t.fails(turn(phase.seq{ phase.move(), phase.drop{ window = { 5, 3 } } }), "first and last")
    t.fails(turn(phase.seq{ phase.move(), phase.drop{ window = function(k) return k end } }), "first and last")
    t.fails(turn(phase.seq{ phase.move(), phase.drop{ from = "a", forced = "at the end" } }), "needs a window")
    t.fails(turn(phase.moves(0)), "1 to 1000")
    t.fails(turn(phase.moves()), "count is missing")
    t.fails(turn(phase.actions{ cost = { Man = 1 } }), "budget is missing")
    t.fails(turn(phase.actions{ budget = 2, cost = { Man = 0 } }), "at least 1")
    t.fails(turn(phase.actions{ budget = 2, limits = { pawn_captures = 1 } }), "captures")
    t.fails(turn(phase.seq{ phase.move(), phase.drop{ from = "a" } }, "T Ma1;turn=3"), "nothing that this variant keeps")
    t.fails(turn(phase.moves(function(n) return n end), "T Ma1;turn=0"), "turn=NUMBER")
  end)
end)

t.describe("Turns of several moves that are cascades", function()
  local c = require "acedrex.cascade"
  local function twice(setup) return game(phase.moves(2), setup, { lands = m.own * c.activate }) end

  t.it("tell where each ply ends, in the second move too", function()
    twice("T Ra1,Ra4,Rh1,Rh3,kd8"):may {
      "Ra1-a4; Ra4-b4; Rh1-h3; Rh3-g3", "Ra1-a4; Ra4-b4; Ra4-a5", "Ra1-b1; Rh1-h3; Rh3-h5",
    }
    local g = twice("T Ma1,Rc1,Rc3,kd8")
    g:play "Ma1-a2; Rc1-c3; Rc3-c5"
    g:at("c3", "Rook"):at("c5", "Rook"):empty "c1"
    for _, move in ipairs(twice("T Ma1,Rc1,Rc3,kd8"):moves()) do t.ok(not move:find "#", move) end
    twice("T Ma1,Rc1,Rc3,kd8"):reaches_only("a1", "a2"):reaches_only("c1", "a1 b1 c2 c3 d1 e1 f1 g1 h1")
  end)
end)

t.describe("Turns of very many ways", function()
  t.it("are cut when listed, but any of them can be played", function()
    local Long = variant.extend(Chess, { name = "Long", turn = phase.moves(5) })
    local g = t.game(Long, "L Kb1,Qd1,Rh1,kg8,ra8")
    local _, complete = g.core:moves()
    t.equal(complete, false)
    g:may "Qd1-d7; Qd7-c6; Rh1-h2; Rh2-h3; Kb1-c2"
    g:play "Kb1-c1; Kc1-b1; Kb1-c1; Rh1-g1; Qd1-d2"
    g:at("d2", "Queen", "light")
  end)
end)

t.describe("A royal piece that must flee, in a turn of two moves", function()
  local Prince = piece { name = "Prince", symbol = "P", royal = "flees", moves = S(all) * m.empty }
  local function fleeing(setup, rules)
    return game(phase.moves(2), setup, { pieces = { King, Man, Rook, Prince }, royals = {}, rules = rules })
  end

  t.it("goes in one of its parts, to where it is not attacked in the end", function()
    local g = fleeing "T Pd4,Ma2,Mh2,rd8"
    g:may { "Pd4-e4; Ma2-a3", "Ma2-a3; Pd4-e4", "Pd4-d5; Pd5-e5" }
    g:may_not("Ma2-a3; Mh2-h3", "attacked and has to go"):may_not("Pd4-d5; Ma2-a3", "attacked and has to go")
    g:may_not("Pd4-e4; Pe4-d4", "attacked and has to go")
    for _, move in ipairs(g:moves()) do t.ok(move:find "P", move) end
    fleeing "T Pd4,Ma2,Mh2,re8":may "Ma2-a3; Mh2-h3"
  end)

  t.it("has lost where no two moves bring that about", function()
    local g = fleeing "T Pa1,ra8,rb8,rc8,rd8"
    t.equal(({ g:status() })[1], "checkmate")
  end)

  t.it("may stay where another one is left and none can go", function()
    local g = fleeing("T Pa1,Pb1,Ma2,Mb2,Mc1,Mh2,rh1,rh8", { several_royals = "last" })
    g:may "Mh2-h3; Ma2-a3"
  end)
end)

t.describe("What is captured by rules in turns of several parts", function()
  local Dragon = piece { name = "Dragon", symbol = "D", moves = S(all), on_turn_end = S(all) * m.enemy * m.capture }
  local function burning(setup, turn)
    return game(turn or phase.moves(2), setup, {
      pieces = { King, Man, Rook, Dragon }, captures = { { by = { "Man" }, to = "nobody" }, { to = "capturer" } }, drops = {},
    })
  end

  t.it("goes into a pocket as captured by the piece that has moved first", function()
    t.equal(burning "T Da1,Rh1,rc3":play "Da1-b2; Rh1-h2":setup(), "t Rh2,Db2,+R")
    t.equal(burning "T Da1,Ma5,rc3":play "Ma5-a6; Da1-b2":setup(), "t Ma6,Db2")
  end)

  t.it("goes by the rules that name no capturers where a drop came first", function()
    local turn = phase.seq{ phase.drop(), phase.move() }
    t.equal(burning("T Da1,rc3,+M", turn):play "M+h1; Da1-b2":setup(), "t Mh1,Db2,+R")
  end)
end)

t.describe("The last turn, of several moves", function()
  local Echo = piece { name = "Echo", symbol = "E", moves = m.moves_of "last" }
  local function echoing(setup, turn)
    return game(turn, setup, { pieces = { King, Man, Rook, Echo }, drops = { from = "new" } })
  end

  t.it("is its last move, whatever was brought in after it", function()
    local g = echoing("T Ra1,Ma3,eh8", phase.seq{ phase.move(), phase.move{ by = "other", optional = true } })
    g:play "Ra1-b1; Ma3-a4":reaches_only("h8", "h7")
    t.equal(g:setup():match "last=%w+", "last=Ma4")
    g:undo():play "Ma3-a4; Ra1-b1"
    t.equal(g:setup():match "last=%w+", "last=Rb1")
    g = echoing("T Ra1,eh8,+M{new}", phase.seq{ phase.move(), phase.drop() }):play "Ra1-b1; M+c3"
    t.equal(g:setup():match "last=%w+", "last=Rb1")
  end)
end)

t.describe("Actions of which one may be left out", function()
  t.it("end where nothing has been done", function()
    local turn = phase.actions{ budget = 2, of = phase.move{ pieces = { "Man" }, optional = true } }
    local g = game(turn, "T Ma1,Mb1,ka8")
    t.equal(#g:moves(), 3)
    g:may { "Ma1-a2", "Mb1-b2", "Ma1-a2; Mb1-b2" }:may_not "Ma1-a2; Ma2-a3"
  end)
end)
