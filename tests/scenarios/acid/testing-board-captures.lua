-- The acid tests of the Testing Board: captures that are not "go there and take", and what is done to others.
local t = require "acedrex.scenario"
local game, only, play = require "acid" (t, "testing-board")

t.describe("Shots, swaps and pincers", function()
  t.it("T18 Archer", function()
    local g = game("T [Arch]a1,[Gua]h3,pa3,rh1,rf6", "archer guard pawn rook")
    only(g, "a1", "a2 b1 c1 d1 e1 f1 g1 b2 c3 d4 e5 a1,a3* a1,h1*")
    play(g, "a1", "a1,h1*")
    g:at("a1", "Archer", "light"):empty "h1"
  end)

  t.it("T19 Swapper", function()
    local g = game("T [Swa]a1,Na4,rd4,pb1", "swapper knight rook pawn")
    only(g, "a1", "a2 a3 b2 c3 a4,a4{swapped},a4>a1 d4,d4{swapped},d4>a1 b1,b1{swapped},b1>a1 a1!,b1*")
    play(g, "a1", "d4,d4{swapped},d4>a1")
    g:at("a1", "Rook", "dark"):at("d4", "Swapper", "light")
    g:undo()
    play(g, "a1", "a1!,b1*")
    g:empty "a1 b1"
  end)

  t.it("two Swappers do not swap back at once", function()
    local g = game("T [Swa]a1,Ph2,[swa]a4,[swa]d4,ph7", "swapper pawn")
    play(g, "a1", "a4,a4{swapped},a4>a1")
    g:may_not "[Swa]a1-a4":may "[Swa]d4-a4"
    g:play{ "Ph7-h6", "Ph2-h3" }:may "[Swa]a1-a4"
  end)

  t.it("T44 Pincer Pawn", function()
    local g = game("T [PinP]a3,Pf3,Pd5,Pf5,ne3,nd4,nd2,ne4", "pincer-pawn pawn knight")
    g:play "[PinP]a3-d3"
    g:empty "a3 e3 d4":at("d3", "Pincer Pawn", "light"):at("d2", "Knight", "dark"):at("e4", "Knight", "dark")
  end)

  t.it("T45 Coordinator", function()
    local g = game("T Ka3,[Coo]h7,na7,nc3", "king coordinator knight", { royals = { King = "check" } })
    local count = 0
    for _, result in ipairs{ "c7", "c7,a7*", "c7,c3*", "c7,c3*,a7*" } do
      play(g, "h7", result)
      t.equal(g:at "a7" == nil, result:find "a7" ~= nil)
      t.equal(g:at "c3" == nil, result:find "c3" ~= nil)
      g:undo()
    end
    for _, move in ipairs(g:moves "h7") do count = count + (move:find "%-c7" and 1 or 0) end
    t.equal(count, 4)
  end)

  t.it("T71 Shishi", function()
    local g = game("T [Shi]b2,pc3", "shishi pawn", { board = { files = 3, ranks = 3 } })
    only(g, "b2", "a1 a2 a3 b1 b3 c1 c2 c3* b2,c3* b3,c3* c2,c3* b2")
    play(g, "b2", "b2,c3*")
    g:at("b2", "Shishi", "light"):empty "c3"
  end)
end)

t.describe("Captures along a Queen's line", function()
  t.it("T46 Withdrawer", function()
    only(game("T [Wit]d4,pd5,pe5", "withdrawer pawn"), "d4",
         "d3,d5* d2,d5* d1,d5* c3,e5* b2,e5* a1,e5* c4 b4 a4 e4 f4 g4 h4 c5 b6 a7 e3 f2 g1")
  end)

  t.it("T47 Advancer", function()
    only(game("T [Adv]a1,pa5,pd4", "advancer pawn"), "a1", "a2 a3 a4,a5* b2 c3,d4* b1 c1 d1 e1 f1 g1 h1")
  end)

  t.it("T48 Pushme-Pullyu", function()
    only(game("T [PuPu]a3,pa2,pa6", "pushme-pullyu pawn"), "a3",
         "a4,a2* a5,a2*,a6* b3 c3 d3 e3 f3 g3 h3 b4 c5 d6 e7 f8 b2 c1")
  end)

  t.it("T49 Long Leaper", function()
    only(game("T [LoLe]a1,Ra8,pa3,pa5,pc1,pd1", "long-leaper rook pawn"), "a1",
         "a2 a4,a3* a6,a3*,a5* a7,a3*,a5* b1 b2 c3 d4 e5 f6 g7 h8")
  end)
end)

t.describe("Grasshoppers with a deed", function()
  t.it("T36 Einstein Grasshopper", function()
    local g = game("T [EiGr]a1,Ra3,nc1,rd1,pc3", "einstein-grasshopper queen rook bishop knight pawn")
    g:reaches_only("a1", "a4 d1 d4")
    t.equal(#g:moves "a1", 3)
    g:play "[EiGr]a1-a4":at("a3", "Bishop", "light")
    g:undo():play "[EiGr]a1-d1*":at("c1", "Bishop", "dark"):at("d1", "Einstein Grasshopper", "light")
    g:undo():play "[EiGr]a1-d4":at("c3", "Einstein Grasshopper", "dark")
  end)
end)

t.describe("Grasshoppers with a deed, reborn", function()
  t.it("T37 Circe-Grasshopper", function()
    local g = game("T [CiGr]d4,Nd6,pf4", "circe-grasshopper knight pawn")
    g:reaches_only("d4", "d7 g4")
    g:play "[CiGr]d4-d7":at("g1", "Knight", "light"):empty "d6"
    g:undo():play "[CiGr]d4-g4":at("f7", "Pawn", "dark"):empty "f4"
    g = game("T [CiGr]d4,Nd6,Pg1", "circe-grasshopper knight pawn")
    g:play "[CiGr]d4-d7":at("g1", "Pawn", "light"):empty "d6"
  end)

  t.it("what it may not capture stays where there is no room to be reborn", function()
    local cast = "circe-grasshopper knight shield mamra king anti-king rook"
    game("T [CiGr]d4,nd5,nb8,ng8,[shie]c5", cast):play "[CiGr]d4-d6":at("d5", "Knight", "dark")
    game("T [CiGr]d4,nd5,nb8,ng8,[shie]c3", cast):play "[CiGr]d4-d6":empty "d5"
    game("T [CiGr]d4,Nd5,Nb1,Ng1,[Shie]c5", cast):play "[CiGr]d4-d6":empty "d5"
    game("T [CiGr]d4,[mam]d5,nd1", cast):play "[CiGr]d4-d6":at("d5", "Mamra", "dark")
    game("T [CiGr]d4,[anKi]d5,nd1,Rd8", cast):play "[CiGr]d4-d6":empty "d5"
  end)
end)

t.describe("Who may not be captured", function()
  t.it("T70 Mamra", function()
    local g = game("T Rd1,Pc4,[mam]d5", "mamra rook pawn")
    only(g, "d1", "d2 d3 d4 a1 b1 c1 e1 f1 g1 h1")
    only(g, "c4", "c5 d5*")
  end)
end)
