-- The pieces in examples/pieces that do something to others without moving: auras, marks, and deeds at the turn's ends.
--   ./acedrex test examples/mechanisms-auras.lua
local t = require "acedrex.scenario"
local game, some = require "position" (t)

t.describe("Auras", function()
  t.it("Gorgon freezes what it looks at", function()
    local g = game("T Rd8,Pe7,[gor]d7,[gor]e5", "gorgon rook pawn")
    g:reaches_only("d8", "a8 b8 c8 e8 f8 g8 h8 d7")
    g = game("T Rd3,Re3,[gor]d7,Na8,Pd4", "gorgon rook pawn knight")
    t.equal(#g:moves "d4", 0)
    t.equal(#g:moves "d3" > 0, true)
  end)

  t.it("Paladin protects", function()
    local g = game("T Ra1,rb6,[pal]c4,rd1", "paladin rook")
    g:reaches_only("a1", "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1")
    g = game("T Ra6,rb6,[pal]c4", "paladin rook")
    g:may_not "Ra6-b6*"
    g = game("T Ra6,rb6,[pal]c5", "paladin rook"):may "Ra6-b6*"
  end)

  t.it("Stable lends a capture", function()
    game("T [Sta]b2,Rb1,Pc3,ra3,rd5,re1", "stable rook pawn"):reaches_only("b1", "a1 c1 d1 e1 a3")
    game("T [Sta]b2,Pc3,rd5,re5", "stable rook pawn"):reaches_only("c3", "c4 d5")
  end)

  t.it("Trumpeter lends a run", function()
    local g = game("T [Tru]b2,Pc3,Pb3,Pe2,re5", "trumpeter rook pawn")
    g:reaches_only("c3", "c4 d4"):reaches_only("b3", "b4 b5 b6 b7 b8"):reaches_only("e2", "e3")
  end)

  t.it("Drummer lets move twice", function()
    local g = game("T [Dru]d1,Pd2,Nc4", "drummer pawn knight")
    g:reaches_only("c4", "a3 a5 b2 b6 d6 e3 e5")
    some(g, "d2", function() g:at("d4", "Pawn", "light") end)
    some(g, "d2", function() g:at("d3", "Pawn", "light") end)
  end)
end)

t.describe("Marks", function()
  t.it("Stunner stuns for a turn", function()
    local g = game("T [Stu]d4,rd6,ph7,Ph2", "stunner rook pawn")
    g:play "[Stu]d4-d4,d6{}":at("d6", "Rook", "dark")
    t.equal(g:moves "d6", {})
    g:play{ "Ph7-h6", "Ph2-h3" }:may "Rd6-d5"
  end)

  t.it("Trapper leaves traps", function()
    local g = game("T [Tra]d4,rd8,ph7,Ph2", "trapper rook pawn")
    g:play "[Tra]d4-e6":play "Rd8-d4":empty "d4"
    g:undo():play{ "Ph7-h6", "Ph2-h3", "Ph6-h5", "Ph3-h4" }:play "Rd8-d4":at("d4", "Rook", "dark")
  end)
end)

t.describe("Deeds at their time", function()
  t.it("Toadstool poisons who takes it", function()
    local g = game("T Ra1,[toa]a4,[toa]b1", "toadstool rook")
    g:play "Ra1-a4*":empty "a4 a1":at("b1", "Toadstool", "dark")
  end)

  t.it("Salamander burns what stands before it, whoever moved", function()
    local g = game("T [Sal]d4,re5,Pe3,rh1", "salamander rook pawn")
    g:play "[Sal]d4-e4":empty "e5":at("e3", "Pawn", "light")
    g = game("t [Sal]d4,rh5", "salamander rook")
    g:play "Rh5-d5":empty "d5"
  end)

  t.it("Bellows blow when the turn begins", function()
    local g = game("t [Bel]d2,rd5,ph7", "bellows rook pawn")
    g:play "Ph7-h6":at("d6", "Rook", "dark"):empty "d5"
  end)

  t.it("Cub grows by capturing", function()
    local g = game("T [Cub]d4,pd5,pe5", "cub lion pawn")
    g:play "[Cub]d4-d5*":at("d5", "Lion", "light")
    g:undo():play "[Cub]d4-d3":at("d3", "Cub", "light")
  end)

  t.it("Lion takes two", function()
    local g = game("T [Lio]a1,pa2,pb3", "lion pawn")
    some(g, "a1", function() g:at("b3", "Lion", "light"):empty "a2" end)
  end)

  t.it("a Pilgrim wins its neighbours over when it becomes a Prophet", function()
    local g = game("T [Pil]d7,re7,rc8,Rd8,ra7,[Pro]h1", "pilgrim prophet rook", { promotion = { zone = "last", to = "own" } })
    g:play "[Pil]d7-e8=[Pro]":at("e7", "Rook", "light"):at("e8", "Prophet", "light"):at("c8", "Rook", "dark")
  end)

  t.it("Vampire multiplies", function()
    local g = game("T [Vam]d4,pe5,Pf5", "vampire pawn")
    g:play "[Vam]d4-e5*":at("e5", "Vampire", "light"):at("d5", "Vampire", "light"):at("f5", "Pawn", "light")
  end)
end)
