-- The pieces in examples/pieces that move or capture in ways of their own: by place, by others' example, round edges.
--   ./acedrex test examples/mechanisms-moves.lua
local t = require "acedrex.scenario"
local game, some = require "position" (t)

t.describe("Ways", function()
  t.it("Ferryman knows the river", function()
    game("T [Fer]c2,Pc4", "ferryman pawn"):reaches_only("c2", "a2 b2 c1 c3 d2 e2 f2 g2 h2")
    game("T [Fer]b2", "ferryman"):reaches_only("b2", "a2 b1 b3 c2")
  end)

  t.it("River meanders", function()
    game("T [Riv]a1,pa3", "river pawn", { board = { files = 3, ranks = 4 } })
      :reaches_only("a1", "a2 a3 a4 b2 b3 b4 c3 c4")
  end)

  t.it("Sailor goes round the world", function()
    game("T [Sai]a1,Pb2,Ph2,pg7", "sailor pawn"):reaches_only("a1", "b8 c7 d6 e5 h8 g7")
  end)

  t.it("Hermit leaves", function()
    local g = game("T [Her]a1,Pb2", "hermit pawn")
    t.equal(#g:moves "a1", 1)
    g:play(g:moves "a1" [1]):empty "a1"
  end)
end)

t.describe("Royals", function()
  t.it("Martyr must stay attacked", function()
    game("T [Mar]d4,ra4", "martyr rook"):reaches_only("d4", "c4 e4")
    game("T [Mar]d4,pe5", "martyr pawn"):status "checkmate"
  end)

  t.it("Fawn flees", function()
    local g = game("T [Faw]d4,Pa2,rd8", "fawn rook pawn")
    g:reaches_only("d4", "b2 b4 b6 f2 f4 f6")
    t.equal(g:moves "a2", {})
  end)
end)

t.describe("By example", function()
  t.it("Understudy steps in for the Rook", function()
    game("T [Und]a1,Rh8", "understudy rook"):reaches_only("a1", "a2 b1")
    game("T [Und]a1,Pc1,rh8", "understudy rook pawn"):reaches_only("a1", "a2 a3 a4 a5 a6 a7 a8 b1")
  end)

  t.it("Echo repeats the last move", function()
    local g = game("t [Ech]d4,nb8,ra8,pc6", "echo knight rook pawn")
    g:play "Nb8-d7":reaches_only("d4", "b3 b5 c2 e2 e6 f3 f5")
  end)

  t.it("Apprentice does as its guards do", function()
    game("T [App]d4,Nb3,Ra8", "apprentice knight rook"):reaches_only("d4", "d5 b5 c2 c6 e2 e6 f3 f5")
    game("T [App]d4,Ra8", "apprentice rook"):reaches_only("d4", "d5")
  end)

  t.it("Rebel does as its attackers do", function()
    game("T [Reb]d4,nf5,pe5,Pb3", "rebel knight pawn"):reaches_only("d4", "b5 c2 c6 e2 e6 f3 f5")
  end)

  t.it("Changeling becomes what it eats", function()
    local g = game("T [Chg]d4,nd5,re5", "changeling knight rook")
    g:play "d4-d5":at("d5", "Knight", "light")
    g:undo():play "d4-e5":at("e5", "Rook", "light")
    g:undo():play "d4-d3":at("d3", "Changeling", "light")
  end)
end)

t.describe("Captures and the like", function()
  t.it("Herald fears only Pawns", function()
    game("T Rd1,Pc3,[hrd]d4", "herald rook pawn"):may("Pc3-d4*"):may_not "Rd1-d4*"
    game("T [Hrd]a1,pa2,pb2,pc1", "herald pawn"):reaches_only("a1", "b1")
  end)

  t.it("Skunk turns its back", function()
    local g = game("T [Sku]d4,pd3,pe3,pe4", "skunk pawn")
    g:play "d4-d6":empty "d3 e3":at("e4", "Pawn", "dark")
  end)

  t.it("Ram needs a run", function()
    local g = game("T [Ram]a1,pa4,pa5,pc1", "ram pawn")
    g:reaches_only("a1", "a3")
    g:play "a1-a3":empty "a4 a5"
  end)

  t.it("Twins catch what stands between their lines", function()
    local g = game("T [Twi]a3,[Twi]b1,pc3,ra2", "twin pawn rook")
    g:play "b1-c2":empty "c3 a2"
  end)

  t.it("Mantis snatches", function()
    local g = game("T [Man]a1,pa2,pb3", "mantis pawn")
    g:reaches_only("a1", "c2 a1"):play "a1-a1":empty "a2":at("a1", "Mantis", "light")
  end)

  t.it("Juggler changes places", function()
    local g = game("T [Jug]d4,Rf5,pe4", "juggler rook pawn")
    g:reaches_only("d4", "c4 d3 d5 e4 f5"):play "d4-f5":at("d4", "Rook", "light"):at("f5", "Juggler", "light")
    g:undo():play "d4-e4":at("d4", "Pawn", "dark")
  end)

  t.it("Exiler sends home", function()
    local g = game("T [Exi]d4,rd6,pg4,pg8", "exiler rook pawn")
    g:play "d4-d6":at("d8", "Rook", "dark"):at("d6", "Exiler", "light")
    g:undo():play "d4-g4":at("g8", "Pawn", "dark"):at("g4", "Exiler", "light")
  end)

  t.it("Siren wins over what she draws in", function()
    local g = game("T [Sir]d4,rd7,pd5,ra4", "siren rook pawn")
    some(g, "d4", function() g:at("c4", "Rook", "light"):empty "a4" end)
    g:reaches_only("d4", "c3 c4 c5 d3 e3 e4 e5 d4")
  end)
end)
