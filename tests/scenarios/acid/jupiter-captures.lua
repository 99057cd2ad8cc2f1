-- Acid tests of Jupiter: how its pieces go, hop and capture. Each position and its complete result.
local t = require "acedrex.scenario"
local game = require "acid" (t, "jupiter")

t.describe("Jupiter, walks and captures", function()
  t.it("T08 Wagon", function()
    local g = game("T [Wa]a1,pa3,pb1", "wagon pawn")
    g:reaches_only("a1", "a3"):may "[Wa]a1-a3*"
    t.equal(#g:moves "a1", 1)
  end)

  t.it("T11 Great Hook", function()
    local g = game("T [GrH]a1,Pa3,rd1", "great-hook pawn rook", 6)
    g:reaches_only("a1", "a2 b2 c2 d2 b1 b3 b4 c1 c3 c4 d1"):may "[GrH]a1-d1*"
    t.equal(#g:moves "a1", 11)
  end)

  t.it("T14 Cicada", function()
    local g = game("T [Ci]b2,[Gu]d4,Nc2,bb3,rd2,[sp]e2", "cicada guard knight bishop rook spider", 16)
    g:reaches_only("b2", "b4 b5 e5 d2 e2"):may{ "[Ci]b2-d2*", "[Ci]b2-e2*" }
    t.equal(#g:moves "b2", 5)
    g:play "[Ci]b2-e2*"
    g:at("c2", "Knight", "light"):at("d2", "Rook", "dark"):at("e2", "Cicada", "light")
  end)

  t.it("T16 Typhoon", function()
    local g = game("T [Ty]d4,Pf4,pd5,pd6", "typhoon pawn")
    g:reaches_only("d4", "c3 c5 e3 e5 b2 b6 f2 f6 d3 d2 d1 c4 b4 a4 e4 d5 d6 d7")
    t.equal(#g:moves "d4", 18)
    g:play "[Ty]d4-d5*"
    g:at("d6", "Pawn", "dark")
    g:undo():play "[Ty]d4-d6"
    g:at("d6", "Typhoon", "light"):empty "d4 d5"
    g:undo():play "[Ty]d4-d7"
    g:at("d7", "Typhoon", "light"):empty "d4 d5 d6"
  end)

  t.it("T17 Parrot", function()
    local g = game("T [Pa]d4,pd5,rd6", "parrot pawn rook")
    g:reaches_only("d4", "c4 e4 d3 b4 f4 d2 d5 d6 d4")
    t.equal(#g:moves "d4", 11)
    g:play "[Pa]d4-d5*"
    g:at("d6", "Rook", "dark")
    g:undo():play "[Pa]d4-d6*"
    g:at("d5", "Pawn", "dark"):at("d6", "Parrot", "light")
    g:undo():play "[Pa]d4-d6*,d5*"
    g:at("d6", "Parrot", "light"):empty "d4 d5"
    g:undo():play "[Pa]d4-d4,d5*"
    g:at("d4", "Parrot", "light"):at("d6", "Rook", "dark"):empty "d5"
    g:undo():play "[Pa]d4-d4"
    g:at("d4", "Parrot", "light"):at("d5", "Pawn", "dark"):at("d6", "Rook", "dark")
  end)

  t.it("T43 Intertaker", function()
    local g = game("T [Int]c3,Pf5,Pd5,ne4,nd4,ne2", "intertaker pawn knight")
    g:play "[Int]c3-d3"
    g:at("d3", "Intertaker", "light"):at("e2", "Knight", "dark"):empty "c3 e4 d4"
    g:at("f5", "Pawn", "light"):at("d5", "Pawn", "light")
  end)

  t.it("T72 Sorcerer", function()
    local g = game("T [So]a3,pc3,cd3,nf3", "sorcerer pawn camel knight", 16)
    g:reaches_only("a3", "a2 a4 b4 c5 b2 c1 b3")
    t.equal(#g:moves "a3", 8)
    g:play "[So]a3-b3"
    g:at("c3", "Pawn", "dark"):at("d3", "Camel", "dark")
    g:undo():play "[So]a3-b3,c3*,d3*"
    g:at("b3", "Sorcerer", "light"):at("f3", "Knight", "dark"):empty "a3 c3 d3"
  end)

  t.it("T75 Emperor of Emperors", function()
    local g = game("T [EE]a1,Pc1,pb2,ra6,re5,bg1", "emperor-of-emperors pawn rook bishop")
    g:reaches_only("a1", "a2 a3 a4 b1 b3 b4 c2 c3 c4 d1 d2 d3 d4 b2 a1")
    t.equal(#g:moves "a1", 16)
    g:play "[EE]a1-b2*"
    g:at("b2", "Emperor of Emperors", "light"):empty "a1"
    g:undo():play "[EE]a1-a1,b2*"
    g:at("a1", "Emperor of Emperors", "light"):empty "b2"
    g:undo():play "[EE]a1-a1,a6*"
    g:at("a1", "Emperor of Emperors", "light"):at("b2", "Pawn", "dark"):empty "a6"
  end)

  t.it("T77 Crossbow", function()
    local g = game("T [Cbo]c3,Pe5,Nd2,pb4,ra1,be1,rh8", "crossbow pawn knight rook bishop")
    g:reaches_only("c3", "f6 g7 a5 b4 a1"):may{ "[Cbo]c3-b4*", "[Cbo]c3-a1*" }
    t.equal(#g:moves "c3", 5)
    g:play "[Cbo]c3-a5"
    g:at("b4", "Pawn", "dark")
  end)

  t.it("T78 Coordinator", function()
    local g = game("T [Coo]c8,Ka3,[Sul]e2,ra7,ne7,pc3,pc2,bd7,ne3",
                   "coordinator king sultan rook knight pawn bishop")
    local there = 0
    for _, move in ipairs(g:moves "c8") do there = there + (move:find("c8-c7", 1, true) and 1 or 0) end
    t.equal(there, 1)
    g:play "[Coo]c8-c7"
    g:at("c7", "Coordinator", "light"):empty "c8 a7 e7 c3 c2"
    g:at("d7", "Bishop", "dark"):at("e3", "Knight", "dark")
  end)

  t.it("T82 Raven", function()
    local g = game("T [Ra]d4,Pf6,pe5,pc3,rb2", "raven pawn rook")
    g:reaches_only("d4", "c5 e3 b6 f2 e5 c3 b2 d4")
    t.equal(#g:moves "d4", 11)
    g:may{ "[Ra]d4-e5*", "[Ra]d4-c3*" }
    g:play "[Ra]d4-b2*"
    g:at("b2", "Raven", "light"):at("c3", "Pawn", "dark")
    g:undo():play "[Ra]d4-b2*,c3*"
    g:at("b2", "Raven", "light"):empty "c3 d4"
    g:undo():play "[Ra]d4-d4,e5*"
    g:at("d4", "Raven", "light"):at("c3", "Pawn", "dark"):empty "e5"
    g:undo():play "[Ra]d4-d4,c3*"
    g:at("d4", "Raven", "light"):at("e5", "Pawn", "dark"):empty "c3"
    g:undo():play "[Ra]d4-d4"
    g:at("e5", "Pawn", "dark"):at("c3", "Pawn", "dark"):at("b2", "Rook", "dark")
  end)
end)
