-- Ultima: each piece captures in a way of its own.
local t = require "acedrex.scenario"

local function game(setup) return t.game("ultima", setup) end

t.describe("Ultima", function()
  t.it("moves Pawns like Rooks, which capture what they and a friend have between them", function()
    local g = game "UL Ka1,Pd1,Pf4,kh8,pe4,pd5,pc4"
    g:play("Pd1-d4,e4*"):empty "e4":at("c4", "Pawn", "dark"):at("d5", "Pawn", "dark")
    game("UL Ka1,Pd1,Pb4,Pd6,Pf4,kh8,pe4,pd5,pc4"):play("Pd1-d4,c4*,d5*,e4*"):empty "c4 d5 e4"
  end)

  t.it("leaps over single enemies with the Long Leaper, several in one move", function()
    local g = game "UL Ka1,Lb1,kh8,pb3,pb5,pb7,xd3,xe4"
    g:may { "Lb1-b2", "Lb1-b4,b3*", "Lb1-b6,b3*,b5*", "Lb1-b8,b3*,b5*,b7*" }:may_not { "Lb1-b3*", "Lb1-f5" }
  end)

  t.it("withdraws straight from what it captures", function()
    game("UL Ka1,Wd4,kh8,pc3,pd3,pe4"):play("Wd4-d7,d3*"):empty "d3":at("e4", "Pawn", "dark"):at("c3", "Pawn", "dark")
  end)

  t.it("captures by Coordinator and King what stands on the crossings of their lines", function()
    game("UL Kb2,Cf8,kh1,pb6,pf2,pe2"):play("Cf8-f6,b6*,f2*"):empty "b6 f2":at("e2", "Pawn", "dark")
  end)

  t.it("freezes by Immobilizers, whom Chameleons and other Immobilizers freeze", function()
    game("UL Ka1,Pd3,kh8,id4"):may("Pd3-d3!"):may_not { "Pd3-c3", "Pd3-d2" }
    game("UL Ka1,Xd3,kh8,id4"):may_not "Xd3-c2":may "Xd3-d3!"
    game("ul Ka1,Xd3,kh8,id4"):may_not "Id4-d5":may "Id4-d4!"
    game("UL Kd3,Pa1,kh8,id4"):may_not { "Kd3-d3!", "Kd3-d2" }
  end)

  t.it("does not capture by Immobilizers", function()
    game("UL Ka1,Id1,kh8,pd4"):reaches_only("d1", "a4 b1 b3 c1 c2 d2 d3 e1 e2 f1 f3 g1 g4 h1 h5")
  end)

  t.it("captures by Chameleons each as that one captures, all in one move", function()
    game("UL Ka1,Xd1,kh8,ld3,pe4,Pf4"):play("Xd1-d4,d3*,e4*"):empty "d3 e4"
    game("UL Ka1,Xd4,kh8,wd3"):play("Xd4-d6,d3*"):empty "d3"
    game("UL Kb2,Xf1,kh8,cb6,pf2"):play("Xf1-a6,b6*"):empty("b6"):at("f2", "Pawn", "dark")
    game("UL Kb2,Xf1,kh8,pb6"):play("Xf1-f6"):at("b6", "Pawn", "dark")
    game("UL Ka1,Xd1,kh8,xd3"):may_not "Xd1-d4"
  end)

  t.it("gives check as it captures", function()
    game("ul Ka1,Le3,kg5"):status "check"
    game("ul Ka1,Le3,kg5,ph6"):status "playing"
    game("ul Ka1,Xf5,kg5"):status "check"
    game("ul Ka1,Wf5,kg5"):status "check"
  end)
end)
