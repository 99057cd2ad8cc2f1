-- Pieces that move as their own side moved last.
local t = require "acedrex.scenario"
local m = require "acedrex.movement"

local King = piece { name = "King", symbol = "K", moves = m.step(m.all) }
local Rook = piece { name = "Rook", symbol = "R", moves = m.slide(m.orthogonals) }
local Jumper = piece { name = "Jumper", symbol = "J", moves = m.leap(1, 2) }
local Copy = piece { name = "Copy", symbol = "C", moves = m.moves_of "own last" }

local function game(setup, keys)
  local own = { board = { files = 5, ranks = 5 }, pieces = { King, Rook, Jumper, Copy } }
  for key, value in pairs(keys or {}) do own[key] = value end
  return t.game(own, setup)
end

t.describe("What the own side moved last", function()
  t.it("is nothing before it has moved, and each side's own", function()
    local g = game "T Ca1,Ra5,Je1,ce5,je4,kc5"
    g:reaches_only("a1", {}):play("Ra5-b5"):reaches_only("e5", {}):play("Je4-c3")
    g:reaches_only("a1", { "a2", "a3", "a4", "a5", "b1", "c1", "d1" }):play "Je1-c2"
    g:reaches_only("e5", { "c4", "d3" })
    g:play("Kc5-d5"):reaches_only("a1", { "b3" })
  end)

  t.it("goes with setup strings and with what is taken back, and FEN cannot tell it", function()
    local g = game("T Ca1,Ra5,kc5"):play "Ra5-b5"
    t.equal(g:setup(), "t Rb5,Ca1,kc5;last=Rb5;moved=R+-")
    g:play "Kc5-c4"
    t.equal(g:setup(), "T Rb5,Ca1,kc4;last=Kc4;moved=R+K")
    game(g:setup()):may { "Ca1-a5", "Ca1-e1" }
    local _, fact = g:fen()
    t.equal(fact, "the other side's last turn")
    g:undo():undo()
    t.equal(g:setup(), "T Ra5,Ca1,kc5")
    t.fails(function() game "T Ca1,kc5;moved=Q+-" end)
    t.fails(function() game "T Ca1,kc5;moved=R" end)
  end)

  t.it("is left as it was by turns that were passed and by drops", function()
    local g = game("T Ca1,Ra5,kc5,+J", { rules = { pass = "free" }, drops = {} }):play { "Ra5-b5", "pass", "J+d1", "pass" }
    g:may { "Ca1-a5", "Ca1-c1" }:may_not "Ca1-b3"
  end)

  t.it("is the type by whose movement it was made", function()
    local g = game("T Ca1,Cc1,Je1,kc5"):play { "Je1-d3", "Kc5-b5", "Ca1-b3", "Kb5-a5" }
    g:reaches_only("c1", { "a2", "e2" })
  end)

  t.it("gives check by what has just been moved", function()
    local royal = { royals = { King = "check" } }
    game("T Ca1,Rb3,Kd3,ka5", royal):play("Rb3-c3"):status "check"
    game("T Ca1,Jb2,Kd3,kb3", royal):play("Jb2-d1"):status "check"
    game("T Ca1,Jb2,Kd3,ka5", royal):play("Jb2-d1"):status "playing"
    game("t Ca1,Kd3,kb5;moved=R+-", royal):may_not "Kb5-a5":may "Kb5-c5"
    game("t Ca1,Kd3,kb5;moved=J+-", royal):may "Kb5-a5"
  end)

  t.it("makes no position another one where no piece asks", function()
    local rules = { rules = { repetition = { times = 2, result = "draw" } } }
    local around = { "Ra5-b5", "Kc5-c4", "Rb5-a5", "Kc4-c5" }
    game("T Ra5,kc5", rules):play(around):status "draw"
    game("T Ra5,Ca1,kc5", rules):play(around):status("playing"):play(around):status "draw"
  end)
end)
