-- Goals by number, fullness, time and guards; rows, squares and chains; kinds of turns that come first.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local King = require "classical.pieces.king"
local Rook = require "classical.pieces.rook"
local Knight = require "classical.pieces.knight"
local Pawn = require "classical.pieces.pawn"

local function game(setup, rules, changes)
  local declared = {
    board = { files = 6, ranks = 6, zones = { hill = { "c3-d4" }, west = { "a1-a6" }, east = { "f1-f6" } } },
    pieces = { King, Rook, Knight, Pawn }, setup = setup, rules = rules,
  }
  for key, value in pairs(changes or {}) do declared[key] = value end
  return t.game(declared)
end
local function outcome(g)
  local kind, reason, winner = g:status()
  return kind .. " " .. reason .. " " .. (winner or "nobody")
end

local function only(g, moves)
  local legal = g:moves()
  table.sort(legal)
  t.equal(legal, moves)
end

t.describe("A goal of several pieces", function()
  local two = { goal = { pieces = { "Rook", "Knight" }, zone = "hill", count = 2 } }

  t.it("is reached by so many of them at once", function()
    local g = game("T Rc1,Na2,Kf1,kf6", two)
    t.equal(outcome(g:play "Rc1-c3"), "playing  nobody")
    t.equal(outcome(g:play { "Kf6-e6", "Na2-c1", "Ke6-f6", "Nc1-d3" }), "won goal light")
  end)

  t.it("does not count others, nor those of the other side", function()
    t.equal(outcome(game("T Rc1,kf6,nd4,Kd2", two):play "Rc1-c3"), "playing  nobody")
    t.equal(outcome(game("T Rc1,kf6,nd4,Kd2", two):play { "Rc1-c3", "Kf6-e6", "Kd2-d3" }), "playing  nobody")
  end)

  t.it("may be a zone that is full, with one of them in it", function()
    local full = { goal = { pieces = { "Rook" }, zone = "hill", full = true } }
    t.equal(outcome(game("T Rc1,nc4,nd4,Kd3,kf6", full):play "Rc1-c3"), "won goal light")
    t.equal(outcome(game("T Kc2,nc4,nd4,Kd3,kf6", full):play "Kc2-c3"), "playing  nobody")
  end)
end)

t.describe("A goal that has to hold", function()
  local holds = { goal = { pieces = { "Knight" }, zone = "hill", holds = true } }

  t.it("counts when the side is to move again", function()
    local g = game("T Na2,ka6,kf6", holds)
    t.equal(outcome(g:play "Na2-c3"), "playing  nobody")
    t.equal(outcome(g:play "Kf6-f5"), "won goal light")
    t.equal(g:moves(), {})
  end)

  t.it("is undone by a capture", function()
    t.equal(outcome(game("T Na2,Kf1,rc6,nf6", holds):play { "Na2-c3", "Rc6-c3*" }), "playing  nobody")
  end)

  t.it("does not end a turn in its midst", function()
    local g = game("T Na2,kf6", holds, { turn = phase.moves(2) })
    g:may { "Na2-c3; Nc3-a4", "Na2-c1; Nc1-d3" }
  end)
end)

t.describe("A goal by a guard", function()
  local corner = m.there("a1", m.own * m.is "Rook") * m.there("f1", m.own * m.is "Rook")

  t.it("is judged for the side that has moved, then for the other", function()
    t.equal(outcome(game("T Ra1,Rf2,Kc1,kc6", { goal = { when = corner } }):play "Rf2-f1"), "won goal light")
    t.equal(outcome(game("t Kc3,kc6,ra1,rf2", { goal = { when = corner } }):play "Rf2-f1"), "won goal dark")
  end)

  t.it("holds besides what a zone asks", function()
    local rules = { goal = { pieces = { "King" }, zone = "hill", when = m.anywhere * m.own * m.is "Knight" } }
    t.equal(outcome(game("T Kb2,kf6", rules):play "Kb2-c3"), "playing  nobody")
    t.equal(outcome(game("T Kb2,Na6,kf6", rules):play "Kb2-c3"), "won goal light")
  end)
end)

t.describe("A row", function()
  local function row(setup, keys)
    local line = { pieces = { "Rook" }, length = 3 }
    for key, value in pairs(keys or {}) do line[key] = value end
    return game(setup, { line = line })
  end

  t.it("wins along any line, with more pieces than it needs too", function()
    t.equal(outcome(row "T Ra1,Rb2,Rc6,kf6":play "Rc6-c3"), "won line light")
    t.equal(outcome(row "T Ra1,Rb1,Rd1,Re1,Rc6,kf6":play "Rc6-c1"), "won line light")
    t.equal(outcome(row "T Ra1,Rb1,Rd1,kf6":play "Rd1-d2"), "playing  nobody")
  end)

  t.it("is on a line of the directions that are named, without gaps unless they are allowed", function()
    t.equal(outcome(row("T Ra1,Rb2,Rc6,kf6", { dirs = m.orthogonals }):play "Rc6-c3"), "playing  nobody")
    t.equal(outcome(row "T Ra1,Rc1,Rf6,kb6":play "Rf6-f1"), "playing  nobody")
    t.equal(outcome(row("T Ra1,Rc1,Rf6,kb6,nd1", { gaps = true }):play "Rf6-f1"), "won line light")
  end)

  t.it("may lose, and is the mover's first", function()
    t.equal(outcome(row("T Ra1,Rb1,Rc6,kf6", { result = "loss" }):play "Rc6-c1"), "won line dark")
    local Fox = piece { name = "Fox", symbol = "X", moves = m.none, on_turn_end = m.anywhere * m.own * m.is "Knight" * m.flip }
    local both = game("T Ra1,Rb1,Rc2,Xe6,Nc3,ra3,rb3,kf6", { line = { pieces = { "Rook", "Knight" }, length = 3 } },
      { pieces = { King, Rook, Knight, Fox } })
    t.equal(outcome(both:play "Rc2-c1"), "won line light")
  end)

  t.it("leads over joined edges, each field once", function()
    local ring = { board = { files = 4, ranks = 2, wrap = { "files" } }, pieces = { Rook } }
    t.equal(outcome(game("T Ra1,Rb1,Rd2,ra2", { line = { length = 3, dirs = m.E } }, ring):play "Rd2-d1"), "won line light")
    t.equal(outcome(game("T Ra1,Rb1,Rd2,ra2", { line = { length = 4, dirs = m.E } }, ring):play "Rd2-d1"), "playing  nobody")
  end)

  t.it("may be a square", function()
    local block = { length = false, block = 2 }
    t.equal(outcome(row("T Ra1,Ra2,Rb2,Rc1,kf6", block):play "Rc1-b1"), "won line light")
    t.equal(outcome(row("T Ra1,Ra2,Rb2,Rc6,kf6", block):play "Rc6-c1"), "playing  nobody")
  end)

  t.it("is found by what a turn has changed, as deep as one looks", function()
    local Man = piece { name = "Man", symbol = "M", moves = m.none }
    local board = { files = 3, ranks = 3 }
    local g = game(nil, { line = { length = 3 } }, { board = board, pieces = { Man }, pockets = { both = { Man = 5 } }, drops = {} })
    t.equal(g:perft(6), 54720)  -- noughts and crosses
  end)

  t.it("is judged between turns", function()
    local g = game("T Ra1,Rb1,Rc6,kf6", { line = { length = 3 } }, { turn = phase.moves(2), pieces = { King, Rook } })
    g:may { "Rc6-c1; Ra1-a2", "Rc6-b6; Rb6-c6" }
    t.equal(outcome(g:play "Rc6-c1; Ra1-a2"), "playing  nobody")
  end)
end)

t.describe("A chain", function()
  local function chain(setup, dirs)
    return game(setup, { connect = { pieces = { "Rook", "Knight" }, from = "west", to = "east", dirs = dirs } })
  end

  t.it("leads from one zone to another over fields that adjoin", function()
    local setup = "T Ra1,Rb1,Nc2,Nd2,Rf2,Ne6,Ka6,kf6"
    t.equal(outcome(chain(setup):play "Ne6-d4"), "playing  nobody")
    t.equal(outcome(chain "T Ra1,Rb1,Nc2,Nd2,Rf2,Re6,Ka6,kf6":play "Re6-e2"), "won connection light")
    t.equal(outcome(chain("T Ra1,Rb1,Nc2,Nd2,Rf2,Re6,Ka6,kf6", m.orthogonals):play "Re6-e2"), "playing  nobody")
    t.equal(outcome(chain "T Ra1,Rb1,Kc1,Nd1,Rf1,Re6,kf6":play "Re6-e1"), "playing  nobody")
  end)
end)

t.describe("Kinds of turns that come first", function()
  local royals = { royals = { King = "check" } }

  t.it("bind by the first kind of which there is a legal turn", function()
    local rules = { prefer = { m.is "Knight" * m.took(m.is "Rook"), m.took(m.enemy) } }
    only(game("T Ka1,Nc3,Rf1,rd5,nf6,ka6", rules, royals), { "Nc3-d5*" })
    only(game("T Ka1,Nb1,Rf1,rd5,nf6,ka6", rules, royals), { "Rf1-f6*" })
    game("T Ka1,Nb1,rd5,nf6,ka6", rules, royals):may { "Nb1-c3", "Ka1-b2" }
  end)

  t.it("are judged among legal turns alone", function()
    local rules = { prefer = { m.took(m.enemy) } }
    only(game("T Ka1,Ra2,ra6,pf2,ke6", rules, royals), { "Ra2-a6*" })
    game("T Kb1,Rb2,rb6,pf2,pc5,ke6", { prefer = { m.is "Rook" * m.took(m.is "Pawn") } }, royals):may "Rb2-b3"
  end)

  t.it("may be checks, mates and promotions", function()
    local all = { royals = royals.royals, promotion = { pieces = { "Pawn" }, to = { "Rook" } } }
    local rules = { prefer = { "mate", "promotion", "check" } }
    only(game("T Kc5,Rd1,Pf5,ka6", rules, all), { "Rd1-a1" })
    only(game("T Ka1,Rd1,Pf5,kc6", rules, all), { "Pf5-f6=R" })
    game("T Kf1,Rd1,kb6", rules, all):may { "Rd1-b1", "Rd1-d6" }:may_not "Rd1-d2"
  end)

  t.it("come before what captures have to be made", function()
    local rules = { prefer = { m.is "Knight" }, capture = "must" }
    only(game("T Na1,Rb1,rb6,rc2", rules), { "Na1-c2*" })
    only(game("T Na1,Rb1,rb6", rules), { "Na1-b3", "Na1-c2" })
  end)

  t.it("are kinds of turns, not of what they bring about", function()
    -- The Knight moves last in one of the two orders.
    local turn = phase.actions{ budget = 2 }
    local g = game("T Na1,Pf2,kf6", { prefer = { m.is "Knight" } }, { turn = turn })
    g:may "Pf2-f3; Na1-b3":may_not("Na1-b3; Pf2-f3", "preferred"):may "Na1-b3"
    local both = 0
    for _, move in ipairs(g:moves()) do both = both + (move == "Pf2-f3; Na1-b3" and 1 or 0) end
    t.equal(both, 1)
    t.equal(g:perft(1), #g:moves())
  end)

  t.it("may be mates where pieces of both sides escape", function()
    local Hare = piece { name = "Hare", symbol = "H", moves = m.step(m.all), royal = "escapes" }
    local cast = { pieces = { King, Rook, Knight, Pawn, Hare }, royals = royals.royals }
    local g = game("T Ka1,Rb3,Rc2,Ha3,kf6,hd6,re4,rd5", { prefer = { "mate" } }, cast)
    g:may "Rc2-c1":status "playing"
    only(game("T Kc5,Rd1,Hf1,ka6,hf6", { prefer = { "mate" } }, cast), { "Rd1-a1" })
  end)

  t.it("say why another move is refused", function()
    game("T Ka1,Rb1,rb6,kf6", { prefer = { m.took(m.enemy) } }):may_not("Ka1-a2", "preferred")
  end)
end)
