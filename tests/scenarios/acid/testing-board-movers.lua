-- The acid tests of the Testing Board: pieces that move and capture by their paths alone.
local t = require "acedrex.scenario"
local game, only, play = require "acid" (t, "testing-board")

t.describe("Leapers and riders", function()
  t.it("T01 Crab", function() only(game("T [Cra]d4", "crab"), "d4", "b3 c6 e6 f3") end)

  t.it("T02 Fischer", function()
    only(game("T [Fis]d4,Pd6,pd2", "fischer pawn"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5 d5 d3 d2*")
  end)

  t.it("T03 Half Rook from a corner", function()
    only(game("T [HaRo]a8,pa6", "half-rook pawn"), "a8", "a7 a6* b8 c8 d8 e8")
  end)

  t.it("T04 Half Rook from the middle", function()
    only(game("T [HaRo]e4", "half-rook"), "e4", "d4 c4 f4 g4 e5 e6 e3 e2")
  end)

  t.it("T07 Nightrider", function()
    only(game("T [NigR]a1,Pc5,re3", "nightrider pawn rook"), "a1", "b3 c2 e3*")
  end)

  t.it("T38 King", function()
    only(game("T Ke1,rd8,ke3", "king rook", { royals = { King = "check" } }), "e1", "f1")
  end)
end)

t.describe("Bent ways", function()
  t.it("T06 Scorpion", function()
    only(game("T [Sco]a1,Pb1,Pb2,rc5", "scorpion pawn rook"), "a1", "b5 c5* d5")
  end)

  t.it("T09 Gryphon", function()
    only(game("T [Gry]a1,rb4", "gryphon rook"), "a1", "b2 b3 b4* c2 d2 e2 f2 g2 h2")
  end)

  t.it("T41 War Elephant", function()
    only(game("T [WaEl]d4,Pe5,pc5", "war-elephant pawn"), "d4", "c3 e3 c5* b2 b4 d2 f2 f4")
  end)

  t.it("T60 Rose", function()
    only(game("T [Rose]a1,Pb3,rd4", "rose pawn rook"), "a1", "c2 e1 d4*")
  end)

  t.it("T61 Straight Wide Crooked Nightrider", function()
    only(game("T [StWi]d1", "straight-wide-crooked-nightrider"), "d1",
         "f2 f4 f6 f8 b2 b4 b6 b8 d3 d5 d7 e3 f1 g3 h1 c3 b1 a3")
  end)

  t.it("T62 Diagonal Narrow Crooked Nightrider", function()
    only(game("T [DiNa]a1", "diagonal-narrow-crooked-nightrider"), "a1", "b3 c2 d4 e6 f5 g7")
  end)

  t.it("T63 Bottom Heart", function()
    only(game("T [BoHe]d4,Pe5,rc3", "bottom-heart pawn rook"), "d4", "c5 b6 a5 b4 c7 d6 e3 f2 g3 f4 e1 d2 c3*")
    t.equal(#game("T [BoHe]d4", "bottom-heart"):moves "d4", 20)
  end)

  t.it("T64 Reflecting Bishop", function()
    only(game("T [ReBi]c1,Pd2,rc5", "reflecting-bishop pawn rook"), "c1", "b2 a3 b4 c5*")
  end)

  t.it("T66 Sissa", function()
    only(game("T [Sis]a1,Pa2,Pb2,rc3", "sissa pawn rook"), "a1", "a4 a6 a7 a8 c2 e3 g4")
  end)

  t.it("T67 Windmill", function()
    only(game("T [Win]e4,Pd5,nc6", "windmill pawn knight"), "e4", "e5 e6 d6 c6* d4 c4 c5")
  end)
end)

t.describe("Hoppers", function()
  t.it("T12 Pao", function()
    only(game("T [Pao]a1,Pa3,ra5,ra7", "pao pawn rook"), "a1", "a2 b1 c1 d1 e1 f1 g1 h1 a5*")
  end)

  t.it("T13 Grasshopper", function()
    only(game("T [Gra]d4,Pd5,pe4,rf4,ra1", "grasshopper pawn rook"), "d4", "d6 f4*")
  end)

  t.it("T69 Frog", function()
    local g = game("T [Fro]c2,Pd2,Pe3,[jumP]e5,[caWF]e7", "frog pawn camel-wazir-ferz jumping-pawn rook",
                   { promotion = { pieces = { "Frog" }, zone = "last", to = { "Rook" } } })
    only(g, "c2", "e2 e4 e6,e5* e8=R,e5*,e7*")
    play(g, "c2", "e8=R,e5*,e7*")
    g:at("e8", "Rook", "light"):empty "c2 e5 e7":at("d2", "Pawn", "light"):at("e3", "Pawn", "light")
  end)
end)

t.describe("Pawns", function()
  t.it("T52 Berolina Pawn", function()
    only(game("T [BerP]e2,re3,rd3", "berolina-pawn rook"), "e2", "f3 g4 e3*")
  end)

  t.it("T53 Jumping Pawn, from its second row", function()
    only(game("T [JumP]d2,rc3", "jumping-pawn rook"), "d2", "d3 d4 d5 c2 e2 c3*")
  end)

  t.it("T54 Jumping Pawn, behind a pawn", function()
    only(game("T [JumP]d3,Pd4", "jumping-pawn pawn"), "d3", "d5 c3 e3")
  end)
end)
