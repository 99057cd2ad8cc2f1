-- Poison in Jupiter, sentence by sentence, beside T30 and T76.
local t = require "acedrex.scenario"
local game = require "acid" (t, "jupiter")
local results, leads = require "results" (t)

t.describe("Deadly Nightshade", function()
  t.it("kills every kind of piece that takes its place, and no one else", function()
    leads(game("T Kb2,[dNi]b3", "king deadly-nightshade"), "b2", "")
    leads(game("T [Im]b1,[FiD]b2,[dNi]c3", "immobilizer fiery-dragon deadly-nightshade"), "b2", "[Im]b1")
    leads(game("T [DNi]b2,[dNi]b3", "deadly-nightshade"), "b2", "")
    leads(game("T Ra1,[dNi]a4,pb1", "rook deadly-nightshade pawn"), "a1", "Rb1,[dNi]a4")
  end)

  t.it("spares those that capture it by hopping", function()
    leads(game("T [Ov]b2,[dNi]b3", "overtaker deadly-nightshade"), "b2", "[Ov]b4")
    leads(game("T [Lo]b1,[dNi]b3,[dNi]b5", "longleaper deadly-nightshade"), "b1", "[Lo]b8")
    leads(game("T [Za]b2,[dNi]b3", "zag deadly-nightshade"), "b2", "[Za]b4")
    leads(game("T [Pa]b2,[dNi]b3,pb4", "parrot deadly-nightshade pawn"), "b2", "[Pa]b4")
  end)

  t.it("kills who hops onto another Nightshade", function()
    leads(game("T [Pa]b2,pb3,[dNi]b4", "parrot deadly-nightshade pawn"), "b2", "")
  end)

  t.it("spares those that capture it from where they stand or otherwise from afar", function()
    leads(game("T [Pa]b2,[dNi]b3", "parrot deadly-nightshade"), "b2", "[Pa]b2")
    leads(game("T [Ge]b2,[dNi]b3", "genie deadly-nightshade"), "b2", "[Ge]b2")
    leads(game("T [EE]b2,[dNi]b8", "emperor-of-emperors deadly-nightshade"), "b2", "[EE]b2")
    leads(game("T [Nrt]b2,[dNi]b4", "neartaker deadly-nightshade"), "b2", "[Nrt]b3")
    leads(game("T [Un]b3,[dNi]b2", "undertaker deadly-nightshade"), "b3", "[Un]b4")
    leads(game("T [FiD]a1,[dNi]c4", "fiery-dragon deadly-nightshade"), "a1", "[FiD]c3")
  end)

  t.it("spares those that go on from there", function()
    leads(game("T [Tou]b2,[dNi]b3", "toucan deadly-nightshade"), "b2", "[Tou]c3")
    leads(game("T [Ty]b1,[dNi]b2", "typhoon deadly-nightshade"), "b1", "[Ty]b4")
    leads(game("T [KLi]b1,[dNi]b2", "king-lion deadly-nightshade"), "b1", "[KLi]b1")
    leads(game("T [KLi]b1,[dNi]b2", "king-lion deadly-nightshade"), "b1", "[KLi]c3")
  end)

  t.it("spares those that go on from there in a double move, not those that stay or end there", function()
    local g = game("T Wb2,[Dbl]h8,[dNi]b3", "wazir doubler deadly-nightshade")
    leads(g, "b2", "Wb4,[Dbl]h8")
    leads(g, "b2", "Wb2,[Dbl]h8")
    leads(g, "b2", "[Dbl]h8")
    leads(game("T Wb1,[Dbl]h7,[dNi]b3", "wazir doubler deadly-nightshade"), "b1", "[Dbl]h7")
  end)

  t.it("kills who changes places with it", function()
    leads(game("T [Hu]a3,[dNi]a5", "hummingbird deadly-nightshade"), "a3", "[dNi]a3")
    leads(game("T [Hu]a3,[DNi]a5", "hummingbird deadly-nightshade"), "a3", "[Hu]a5,[DNi]a3")
  end)

  t.it("spares its own side", function()
    leads(game("T [Roy]h1,Kb1,[DNi]b2", "royalist king deadly-nightshade"), "h1", "[Roy]b2,Kb1")
    leads(game("T [OxT]b1,[DNi]b2", "ox-tank deadly-nightshade"), "b1", "[OxT]b2,[DNi]b3")
    leads(game("T [Cst]b1,Qc3,[DNi]c2", "communist queen deadly-nightshade"), "b1", "[Cst]b2,[DNi]c2")
  end)

  t.it("kills nobody by moving away, or by being moved", function()
    leads(game("T [DNi]b1,pb3", "deadly-nightshade pawn"), "b1", "[DNi]b2,pb3")
    leads(game("T [GoA]b1,[dNi]b2", "go-away deadly-nightshade"), "b1", "[GoA]b1,[dNi]b3")
  end)

  t.it("leaves the field clean for the next turn", function()
    local g = game("T Ra1,Rh4,[dNi]a4,kc8", "rook deadly-nightshade king")
    g:play "Ra1-a4*"
    g:empty "a4":play "Kc8-c7":play "Rh4-a4"
    g:at("a4", "Rook", "light")
  end)

  t.it("keeps from being promoted whom it kills", function()
    local keys = { promotion = { pieces = { "Wazir" }, zone = "last", to = { "Zag" }, when = "choice" } }
    results(game("T Wb7,[dNi]b8", "wazir zag deadly-nightshade", keys), "b7",
            { "Wa7,[dNi]b8", "Wb6,[dNi]b8", "Wc7,[dNi]b8", "" })
    results(game("T Wa7,na8", "wazir zag knight", keys), "a7", { "Wa6,na8", "Wb7,na8", "Wa8", "[Za]a8" })
  end)

  t.it("poisons while it is frozen", function()
    leads(game("T Rb1,[Im]c4,[dNi]b3", "rook immobilizer deadly-nightshade"), "b1", "[Im]c4")
  end)
end)

t.describe("Poisoner", function()
  t.it("poisons all that stands in its sight, in all eight directions", function()
    local g = game("T Nd4,[psn]a1,pb6,pc6,pe6,pf5", "knight poisoner pawn")
    leads(g, "d4", "Nb5,[psn]a1,pb6,pc6,pe6,pf5")
    leads(g, "d4", "Nf5,[psn]a1,pb6,pc6,pe6")
    leads(game("T Nd4,[psn]b8,pb5", "knight poisoner pawn"), "d4", "[psn]b8")
    leads(game("T Nd4,[psn]h3,pf5", "knight poisoner pawn"), "d4", "[psn]h3")
  end)

  t.it("does not see behind the first piece", function()
    leads(game("T Ra4,pc4,[psn]c8,pc6", "rook poisoner pawn"), "a4", "Rc4,[psn]c8,pc6")
  end)

  t.it("is not poisonous itself, but two poison each other", function()
    leads(game("T Ra8,[psn]c8", "rook poisoner"), "a8", "Rc8")
    leads(game("T Ra8,[psn]c8,[psn]c5", "rook poisoner"), "a8", "[psn]c5")
    leads(game("T Ra8,[psn]c8,[Psn]c5", "rook poisoner"), "a8", "[Psn]c5")
  end)

  t.it("poisons as it saw when the turn began", function()
    leads(game("T Ra6,pa4,[psn]a8", "rook poisoner pawn"), "a6", "Ra4,[psn]a8")
    leads(game("T Bc6,pa4,[psn]e8", "bishop poisoner pawn"), "c6", "Ba4,[psn]e8")
    leads(game("T Ra1,pa4,[psn]a8", "rook poisoner pawn"), "a1", "[psn]a8")
    leads(game("T [GoA]b2,pb4,[psn]a5,Ka4", "go-away pawn poisoner king"), "b2", "[GoA]b2,pb5,[psn]a5,Ka4")
  end)

  t.it("poisons its own side's pieces for the other side only", function()
    leads(game("T [Hu]a3,Ra5,[psn]a8", "hummingbird rook poisoner"), "a3", "[Hu]a5,Ra3,[psn]a8")
    leads(game("T [Hu]a3,ra5,[Psn]a8", "hummingbird rook poisoner"), "a3", "ra3,[Psn]a8")
    leads(game("t [Hu]b5,ra5,[Psn]b8", "hummingbird rook poisoner"), "a5", "[Psn]b8")
  end)

  t.it("poisons while it is frozen", function()
    leads(game("T Ra1,[Im]e7,pa4,[psn]e8", "rook immobilizer pawn poisoner"), "a1", "[Im]e7,[psn]e8")
  end)

  t.it("spares hops and shots, and what goes on in a double move", function()
    leads(game("T [Ov]d4,pd5,[psn]d8", "overtaker pawn poisoner"), "d4", "[Ov]d6,[psn]d8")
    leads(game("T [Ge]d4,pd5,[psn]d8", "genie pawn poisoner"), "d4", "[Ge]d4,[psn]d8")
    local g = game("T Wd4,pd5,[psn]d8,[Dbl]a1", "wazir pawn poisoner doubler")
    leads(g, "d4", "Wd6,[psn]d8,[Dbl]a1")
    leads(g, "d4", "[psn]d8,[Dbl]a1")
  end)

  t.it("never captures, and moves like a Queen", function()
    results(game("T [Psn]a1,pa2,Pb2", "poisoner pawn", { board = { files = 3, ranks = 3 } }), "a1",
            { "[Psn]b1,pa2,Pb2", "[Psn]c1,pa2,Pb2" })
  end)
end)
