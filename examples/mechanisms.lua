-- The pieces in examples/pieces, each the shortest that shows one way of capturing, moving or meddling with others.
--   ./acedrex test examples/mechanisms.lua
local t = require "acedrex.scenario"
local game, some = require "position" (t)

t.describe("What happens to others", function()
  t.it("Angler draws enemies in", function()
    local g = game("T [Ang]d4,ra4,rd5,rh4", "angler rook")
    g:reaches_only("d4", "c3 d3 e3 c4 e4 c5 e5 d4")
    t.equal(#g:moves "d4", 12)
    some(g, "d4", function() g:at("c4", "Rook", "dark"):empty "a4 b4" end)
    some(g, "d4", function() g:at("g4", "Rook", "dark"):empty "h4" end)
  end)

  t.it("Smith makes friends rise", function()
    local g = game("T [Smi]d4,Pd5,Nc4,Rd3", "smith pawn knight rook")
    g:reaches_only("d4", "e4 d6 b4")
    g:play "d4-d6":at("d5", "Knight", "light")
    g:undo():play "d4-b4":at("c4", "Rook", "light")
  end)

  t.it("Reversi turns whole rows", function()
    local g = game("T [Rev]a1,pa5,pa6,Pa7,nb4,Nc4,nb5,rd8", "reversi pawn knight rook")
    g:reaches_only("a1", "a2 a3 a4 b1 c1 d1 e1 f1 g1 h1")
    g:play "a1-a4":at("a5", "Pawn", "light"):at("a6", "Pawn", "light"):at("b4", "Knight", "light")
    g:at("b5", "Knight", "dark")
  end)

  t.it("Catapult hops and shoves", function()
    local g = game("T [Cat]b2,Pb3,pb6,rc5,ra4,Na5", "catapult pawn rook knight")
    g:reaches_only("b2", "b1 a2 c2 b4 b5")
    g:play "b2-b5":at("b7", "Pawn", "dark"):at("d5", "Rook", "dark")
    g:at("a4", "Rook", "dark"):at("a5", "Knight", "light")
  end)

  t.it("Vine grows", function()
    local g = game("T [Vin]b2,Pa1,pc3", "vine pawn")
    t.equal(#g:moves "b2", 2)
    some(g, "b2", function() g:at("a3", "Vine", "light"):at("b2", "Vine", "light") end)
  end)

  t.it("Ghost lets others through", function()
    game("T Ra1,[Gho]a3,[gho]d1", "ghost rook"):reaches_only("a1", "b1 c1 d1 e1 f1 g1 h1 a2 a4 a5 a6 a7 a8")
  end)
end)

t.describe("Captures", function()
  t.it("Bee dies of its sting", function()
    local g = game("T [Bee]a1,Pb1,pb2,pc2", "bee pawn")
    g:reaches_only("a1", "a2 a3 b3 c2")
    g:play "a1-c2*":empty "a1 c2"
  end)

  t.it("Bomb takes its enemy neighbours with it", function()
    local g = game("T [Bom]d4,rd5,re5,Rc4", "bomb rook")
    t.equal(#g:moves "d4", 2)
    some(g, "d4", function() g:empty "d4 d5 e5":at("c4", "Rook", "light") end)
  end)

  t.it("Howitzer needs a friend who sees the target", function()
    local g = game("T [How]a1,Pa3,pa5,Pb6,pa7,Pg1,pf1", "howitzer pawn")
    t.equal(#g:moves "a1", 4)
    some(g, "a1", function() g:empty "a5":at("a1", "Howitzer", "light") end)
    some(g, "a1", function() g:empty "f1" end)
  end)

  t.it("Brazier spares nobody", function()
    local g = game("T [Bra]b1,Nc4,pd3,pc2", "brazier knight pawn")
    g:reaches_only("b1", "a3 c3 d2")
    g:play "b1-c3":empty "c4 d3 c2"
    g:undo():play "b1-d2":empty "d3 c2":at("c4", "Knight", "light")
  end)

  t.it("Warden shoots, but goes to take Pawns", function()
    local g = game("T [War]d4,pe5,nd5,nf2,pb6", "warden pawn knight")
    g:reaches_only("d4", "a1 b2 c3 e3 c5 b6 e5 d4")
    t.equal(#g:moves "d4", 8)
    some(g, "d4", function() g:empty "d5":at("d4", "Warden", "light"):at("e5", "Pawn", "dark") end)
  end)
end)

t.describe("Ways", function()
  t.it("Comet goes round", function()
    game("T [Com]d2,Pd4,nb4", "comet pawn knight"):reaches_only("d2", "b2 b4 f2 f4 f6 d6 b6")
  end)

  t.it("Crook follows its outline", function()
    game("T [Cro]d2,pe6,Pc6", "crook pawn"):reaches_only("d2", "d1 d3 d4 d5 e6")
    game("t [cro]d7,Pe3", "crook pawn"):reaches_only("d7", "d8 d6 d5 d4 e3 c3 b4 b5")
  end)

  t.it("Tippler staggers", function()
    game("T [Tip]a1,Pb1,pb3", "tippler pawn"):reaches_only("a1", "a2 b3")
  end)
end)
