-- The Fiery Dragon of Jupiter, sentence by sentence, beside T32.
local t = require "acedrex.scenario"
local game = require "acid" (t, "jupiter")
local results, leads = require "results" (t)

t.describe("Fiery Dragon, what it burns by its own arrival", function()
  t.it("burns beside the piece that it captures, royal pieces too, and spares friends", function()
    local g = game("T [FiD]b1,Pf4,pe4,kd5,nf6,rg4", "fiery-dragon pawn king knight rook")
    leads(g, "b1", "[FiD]e4,Pf4,nf6,rg4")
  end)

  t.it("burns where it does not go by itself: relayed, swapped, pushed, pulled", function()
    local g = game("T [FiD]b1,[Ha]c3,pe4,pc4", "fiery-dragon harpy pawn")
    leads(g, "b1", "[FiD]a3,[Ha]c3,pe4,pc4")
    leads(g, "b1", "[FiD]d2,[Ha]c3,pe4,pc4")
    g = game("T [FiD]b1,[Ha]c3,pe3,pd1", "fiery-dragon harpy pawn")
    leads(g, "b1", "[FiD]d2,[Ha]c3")
    g = game("T [Hu]a3,[FiD]b3,pb2,pa5,pc4", "hummingbird fiery-dragon pawn")
    leads(g, "a3", "[Hu]b3,[FiD]a3,pa5,pc4")
    g = game("T [OxT]c3,[FiD]c4,pb6,pd5,pd3", "ox-tank fiery-dragon pawn")
    leads(g, "c3", "[OxT]c4,[FiD]c5,pd3")
    g = game("T [CmH]a3,Rb4,Nc1,[fiD]d3", "come-here rook knight fiery-dragon")
    leads(g, "a3", "[CmH]a3,Nc1,[fiD]c3")
    g = game("T [GoA]a1,[fiD]b2,Pd4", "go-away fiery-dragon pawn")
    leads(g, "a1", "[GoA]a1,[fiD]c3")
  end)

  t.it("burns what has come beside it and captures from there in its second move", function()
    local g = game("T [SEg]g4,[Dbl]d4,[fiD]h5,pj5", "soaring-eagle doubler fiery-dragon pawn",
                   { board = { files = 16, ranks = 16 } })
    local found = 0
    for _, move in ipairs(g:moves "g4") do
      if move:match "^%[SEg%]g4%-i4; %[SEg%]i4.*j5%*" then
        found = found + 1
        g:play(move):empty "i4":empty "j5"
        g:undo()
      end
    end
    t.ok(found > 0)
  end)

  t.it("burns nobody when somebody else moves far from it", function()
    local g = game("T Ka1,[FiD]d4,pd5,rh8", "king fiery-dragon pawn rook")
    leads(g, "a1", "Ka2,[FiD]d4,pd5,rh8")
    g = game("t Ka1,[FiD]d4,pd5,rh8", "king fiery-dragon pawn rook")
    leads(g, "h8", "Ka1,[FiD]d4,pd5,rh7")
  end)
end)

t.describe("Fiery Dragon, who comes to it", function()
  t.it("burns enemies that end their move beside it, with or without a capture", function()
    results(game("T Wb1,[fiD]c3", "wazir fiery-dragon"), "b1", { "Wa1,[fiD]c3", "Wc1,[fiD]c3", "[fiD]c3" })
    local g = game("T Rb1,Rg3,[fiD]c3,pb4,pe3", "rook fiery-dragon pawn")
    leads(g, "b1", "Rg3,[fiD]c3,pe3")
    leads(g, "g3", "Rb1,Re3,[fiD]c3,pb4")
    leads(game("T Kb5,[fiD]c3", "king fiery-dragon"), "b5", "[fiD]c3")
  end)

  t.it("lets enemies pass, and friends come", function()
    leads(game("T Rb1,[fiD]c3", "rook fiery-dragon"), "b1", "Rb8,[fiD]c3")
    leads(game("T Rb1,[FiD]c3", "rook fiery-dragon"), "b1", "Rb4,[FiD]c3")
  end)

  t.it("burns enemies that are pulled, pushed or swapped beside it, in the turn of either side", function()
    leads(game("T [CmH]a3,[FiD]b1,[FiD]b2,pd3", "come-here fiery-dragon pawn"), "a3", "[CmH]a3,[FiD]b1,[FiD]b2")
    leads(game("T [GoA]a3,[FiD]d4,pb3", "go-away fiery-dragon pawn"), "a3", "[GoA]a3,[FiD]d4")
    leads(game("T [OxT]a3,Nb3,[fiD]d4", "ox-tank knight fiery-dragon"), "a3", "[OxT]b3,[fiD]d4")
    results(game("T [Hu]a3,Pa5,[fiD]b4,Pa2,Pb3", "hummingbird pawn fiery-dragon"), "a3",
            { "[fiD]b4,Pa2,Pb3", "[Hu]a2,[fiD]b4,Pb3,Pa5", "[fiD]b4,Pa5,Pa2" })
    leads(game("T [Hu]a3,pa5,[FiD]b2", "hummingbird pawn fiery-dragon"), "a3", "[Hu]a5,[FiD]b2")
    leads(game("T [Hu]a3,pa5,[fiD]b2", "hummingbird pawn fiery-dragon"), "a3", "[Hu]a5,pa3,[fiD]b2")
  end)

  t.it("burns a new-born piece", function()
    leads(game("T [Trb]a3,[fiD]b6", "tribble fiery-dragon"), "a3", "[Trb]a3,[fiD]b6")
  end)

  t.it("leaves alone what stood beside it when the turn began and stays", function()
    local g = game("T [Pa]d3,Ka1,[fiD]d2", "parrot king fiery-dragon")
    leads(g, "d3", "[Pa]d3,Ka1,[fiD]d2")
    leads(g, "a1", "[Pa]d3,Ka2,[fiD]d2")
    leads(g, "d3", "[Pa]b3,Ka1,[fiD]d2")
    leads(g, "d3", "Ka1,[fiD]d2")
  end)

  t.it("comes too late for what captures it by arriving", function()
    leads(game("T [Cst]a1,[fiD]c3", "communist fiery-dragon"), "a1", "[Cst]b2")
    leads(game("T [Nrt]a3,[fiD]c3", "neartaker fiery-dragon"), "a3", "[Nrt]b3")
    leads(game("T [Int]a3,Pd3,[fiD]c3", "intertaker pawn fiery-dragon"), "a3", "[Int]b3,Pd3")
    leads(game("T [Coo]b8,Ka3,[fiD]b3", "coordinator king fiery-dragon"), "b8", "[Coo]b4,Ka3")
    leads(game("T [Wdr]d5,[fiD]c5", "withdrawer fiery-dragon"), "d5", "[Wdr]e5")
    local g = game("T [So]a3,[fiD]c3", "sorcerer fiery-dragon")
    leads(g, "a3", "[So]b3")
    leads(g, "a3", "[fiD]c3")
    leads(game("T [Mi]a3,[fiD]c3", "missionary fiery-dragon"), "a3", "[Mi]b3,[FiD]c3")
  end)
end)

t.describe("Fiery Dragon, two and more", function()
  t.it("goes together with an opposing one, whoever brings them together", function()
    leads(game("T [FiD]b1,[fiD]e5,nc4", "fiery-dragon knight"), "b1", "nc4")
    leads(game("t [FiD]b1,[fiD]d4,nb3", "fiery-dragon knight"), "d4", "nb3")
    leads(game("T [CmH]a3,[FiD]b4,[fiD]d3,pb2", "come-here fiery-dragon pawn"), "a3", "[CmH]a3,pb2")
    leads(game("T [OxT]c3,[FiD]c4,[fiD]d6", "ox-tank fiery-dragon"), "c3", "[OxT]c4")
  end)

  t.it("goes with all that it meets, but not with its own", function()
    leads(game("T [FiD]a1,[fiD]c4,[fiD]d3", "fiery-dragon"), "a1", "")
    leads(game("T [FiD]a1,[FiD]d4,[fiD]b4", "fiery-dragon"), "a1", "[FiD]d4")
    leads(game("T [FiD]a1,[FiD]d4", "fiery-dragon"), "a1", "[FiD]c3,[FiD]d4")
  end)

  t.it("is captured alone by what stays away from it", function()
    leads(game("T Ra1,[FiD]c4,[fiD]a5", "rook fiery-dragon"), "a1", "Ra5,[FiD]c4")
  end)
end)

t.describe("Fiery Dragon and others", function()
  t.it("beats the Immobilizer", function()
    results(game("T [FiD]a1,[im]a2", "fiery-dragon immobilizer", { board = { files = 3, ranks = 3 } }), "a1",
            { "[FiD]b2", "[FiD]c3,[im]a2" })
    leads(game("T [FiD]a1,[im]b3,pc1", "fiery-dragon immobilizer pawn"), "a1", "[FiD]b2")
    leads(game("t [FiD]a1,[im]b3", "fiery-dragon immobilizer"), "b3", "[FiD]a1")
  end)

  t.it("does not harm what stops over beside it in a double move", function()
    local g = game("T Wb1,Pa1,[Dbl]b8,[fiD]c3", "wazir pawn doubler fiery-dragon")
    leads(g, "b1", "Wa2,Pa1,[Dbl]b8,[fiD]c3")
    leads(g, "b1", "Pa1,[Dbl]b8,[fiD]c3")
    g = game("T [FiD]a1,[Dbl]a8,[fiD]c4,pb3", "fiery-dragon doubler pawn")
    leads(g, "a1", "[FiD]c1,[Dbl]a8,[fiD]c4")
    leads(g, "a1", "[FiD]e3,[Dbl]a8,[fiD]c4,pb3")
    leads(g, "a1", "[Dbl]a8,pb3")
  end)

  t.it("does not burn enemies that its own move leaves behind", function()
    leads(game("T [FiD]a1,pa2", "fiery-dragon pawn"), "a1", "[FiD]c3,pa2")
  end)

  t.it("keeps what it burns from being promoted", function()
    local g = game("T Wb7,[fiD]c6", "wazir zag fiery-dragon",
                   { promotion = { pieces = { "Wazir" }, zone = "last", to = { "Zag" }, when = "choice" } })
    leads(g, "b7", "Wb8,[fiD]c6")
    leads(g, "b7", "[Za]b8,[fiD]c6")
    g = game("T Wb7,[fiD]c7", "wazir zag fiery-dragon",
             { promotion = { pieces = { "Wazir" }, zone = "last", to = { "Zag" }, when = "choice" } })
    results(g, "b7", { "[fiD]c7", "Wa7,[fiD]c7", "Wc7" })
  end)
end)
