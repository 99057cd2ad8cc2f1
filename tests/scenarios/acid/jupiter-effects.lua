-- Acid tests of Jupiter: pieces that push, pull, swap, convert, burn or give birth. Each position and its complete
-- result.
local t = require "acedrex.scenario"
local game = require "acid" (t, "jupiter")

t.describe("Jupiter, effects", function()
  t.it("T20 Come Here", function()
    local g = game("T [CmH]d4,pd7,pf6,ph4,pd3", "come-here pawn")
    g:reaches_only("d4", "c3 c4 c5 d5 e3 e4 e5 d4")
    t.equal(#g:moves "d4", 10)
    for _, pull in ipairs{ { "d7", "d6" }, { "f6", "e5" }, { "h4", "g4" } } do
      g:play("[CmH]d4-d4," .. pull[1] .. ">" .. pull[2])
      g:at("d4", "Come Here", "light"):at(pull[2], "Pawn", "dark"):empty(pull[1]):undo()
    end
  end)

  t.it("T21 Go Away", function()
    local g = game("T [GoA]d4,pd5,pg7,pa4,pd1", "go-away pawn")
    g:reaches_only("d4", "c3 c4 c5 d3 e3 e4 e5 d4")
    t.equal(#g:moves "d4", 9)
    for _, push in ipairs{ { "d5", "d6" }, { "g7", "h8" } } do
      g:play("[GoA]d4-d4," .. push[1] .. ">" .. push[2])
      g:at("d4", "Go Away", "light"):at(push[2], "Pawn", "dark"):empty(push[1]):undo()
    end
  end)

  t.it("T22 Ox Tank", function()
    local g = game("T [OxT]d4,Ad5,[Go]e4,Wf4,Pc4,Pb4,Pa4,rd6,rg4", "ox-tank alfil goat wazir pawn rook")
    g:reaches_only("d4", "d3 d5 e4")
    t.equal(#g:moves "d4", 3)
    g:play "[OxT]d4-d5"
    g:at("d5", "Ox Tank", "light"):at("d6", "Alfil", "light"):empty "d4"
    g:undo():play "[OxT]d4-e4"
    g:at("e4", "Ox Tank", "light"):at("f4", "Goat", "light"):at("g4", "Wazir", "light"):empty "d4"
  end)

  t.it("T26 Cuckoo", function()
    local g = game("T [Cu]a4,pa5", "cuckoo pawn", 16)
    g:reaches_only("a4", "b4 a3 a6 a4")
    t.equal(#g:moves "a4", 4)
    g:play "[Cu]a4-a4"
    g:at("a4", "Cuckoo", "light"):at("a5", "Pawn", "light")
  end)

  t.it("T27 Missionary", function()
    local g = game("T [Mi]a3,pd6", "missionary pawn", 16)
    g:reaches_only("a3", "a2 a4 b3 b4 b2 c1 c5")
    t.equal(#g:moves "a3", 8)
    g:play "[Mi]a3-c5"
    g:at("c5", "Missionary", "light"):at("d6", "Pawn", "dark")
    g:undo():play "[Mi]a3-c5,d6%"
    g:at("c5", "Missionary", "light"):at("d6", "Pawn", "light")
  end)

  t.it("T28 Hummingbird", function()
    local g = game("T [Hu]a4,[Ot]a2,pa5,[sq]b4", "hummingbird otter pawn squirrel", 16)
    g:reaches_only("a4", "a3 a6 b4 a5 a2")
    t.equal(#g:moves "a4", 6)
    g:play "[Hu]a4-b4*"
    g:at("b4", "Hummingbird", "light"):empty "a4"
    g:undo():play "[Hu]a4-b4,b4>a4"
    g:at("b4", "Hummingbird", "light"):at("a4", "Squirrel", "dark")
    g:undo():play "[Hu]a4-a5"
    g:at("a5", "Hummingbird", "light"):at("a4", "Pawn", "dark")
    g:undo():play "[Hu]a4-a2"
    g:at("a2", "Hummingbird", "light"):at("a4", "Otter", "light")
  end)

  t.it("T31 Kamikaze", function()
    local g = game("T [Kam]a1,pa2", "kamikaze pawn")
    g:reaches("a1", "b1 c1 b2 c3")
    t.equal(#g:moves "a1", 5)
    g:may "[Kam]a1-a2*"
    g:play "[Kam]a1-a2"
    g:empty "a1 a2"
  end)

  t.it("T32 Fiery Dragon", function()
    local g = game("T [FiD]b1,Pe2,nc4,pe4", "fiery-dragon pawn knight")
    g:reaches_only("b1", "a2 c2 d3 e4")
    t.equal(#g:moves "b1", 4)
    g:play "[FiD]b1-d3"
    g:at("d3", "Fiery Dragon", "light"):at("e2", "Pawn", "light"):empty "b1 c4 e4"
    g:undo():play "[FiD]b1-e4*"
    g:at("e4", "Fiery Dragon", "light"):at("c4", "Knight", "dark"):at("e2", "Pawn", "light")
  end)

  t.it("T33 Tribble", function()
    local g = game("T [Trb]d4,Pb4,pd6", "tribble pawn")
    g:reaches_only("d4", "f4 d2 d6 d4"):may "[Trb]d4-d6*"
    t.equal(#g:moves "d4", 5)
    for _, born in ipairs{ "f4", "d2" } do
      g:play("[Trb]d4-d4," .. born .. "+[Trb]")
      g:at("d4", "Tribble", "light"):at(born, "Tribble", "light"):undo()
    end
  end)
end)
