-- What pieces of Jupiter give to others and take from them, sentence by sentence, beside T23, T24, T42 and T79.
local t = require "acedrex.scenario"
local game, only = require "acid" (t, "jupiter")
local results, leads, leads_not = require "results" (t)

t.describe("Doubler", function()
  t.it("doubles pieces of either side on a clear line, and only those", function()
    leads(game("T Wd4,[dbl]d8", "wazir doubler"), "d4", "Wd6,[dbl]d8")
    leads(game("T Wd4,[dbl]h8", "wazir doubler"), "d4", "Wd6,[dbl]h8")
    leads_not(game("T Wd4,Pd6,[dbl]d8", "wazir pawn doubler"), "d4", "Wd2,Pd6,[dbl]d8")
    leads_not(game("T Wd4,[Dbl]e8", "wazir doubler"), "d4", "Wd6,[Dbl]e8")
  end)

  t.it("captures with both moves", function()
    leads(game("T Wd4,[Dbl]a4,pd5,pe5", "wazir doubler pawn"), "d4", "We5,[Dbl]a4")
    leads(game("T [Kam]d4,[Dbl]a4,pd5,pe5", "kamikaze doubler pawn"), "d4", "[Dbl]a4,pd5")
  end)

  t.it("judges its line at the start of the turn", function()
    leads(game("T Wd4,[Dbl]d8", "wazir doubler"), "d4", "Wf4,[Dbl]d8")
    leads_not(game("T Wd4,[Dbl]e8", "wazir doubler"), "d4", "Wf4,[Dbl]e8")
    leads(game("T Wd4,pd5,[dbl]d8,pc5", "wazir pawn doubler"), "d4", "Wc4,pd5,[dbl]d8,pc5")
    leads_not(game("T Wd4,pd5,[dbl]d8,pc5", "wazir pawn doubler"), "d4", "Wc5,[dbl]d8,pd5")
  end)

  t.it("does not double itself, but another Doubler", function()
    local small = { board = { files = 4, ranks = 4 } }
    t.equal(#game("T [Dbl]a1", "doubler", small):moves "a1", 9)
    t.equal(#game("T [Dbl]a1,Pd3", "doubler pawn", small):moves "a1", 9)
    local g = game("T [Dbl]a1,[dbl]d4", "doubler", small)
    leads(g, "a1", "[Dbl]d3,[dbl]d4")
    leads(g, "a1", "[Dbl]c2,[dbl]d4")
    t.equal(#g:moves "a1", 14)
  end)

  t.it("lets nobody go and come back, unless something was captured", function()
    leads_not(game("T Wd4,[Dbl]a4", "wazir doubler"), "d4", "Wd4,[Dbl]a4")
    leads(game("T Wd4,[Dbl]a4,pe4", "wazir doubler pawn"), "d4", "Wd4,[Dbl]a4")
  end)

  t.it("lets those come back that may pass anyway", function()
    leads(game("T [Pa]d4,[Dbl]a4", "parrot doubler"), "d4", "[Pa]d4,[Dbl]a4")
  end)

  t.it("does not thaw what is frozen, and doubles while it is frozen itself", function()
    results(game("T Wd4,[Dbl]a4,[im]e5", "wazir doubler immobilizer"), "d4", { "[Dbl]a4,[im]e5" })
    leads(game("T Wd4,[Dbl]a4,[im]b5", "wazir doubler immobilizer"), "d4", "Wd6,[Dbl]a4,[im]b5")
    results(game("T Wd4,[Dbl]a4,[im]b5", "wazir doubler immobilizer"), "a4", { "Wd4,[im]b5" })
  end)

  t.it("lets nobody be frozen between two moves", function()
    local g = game("T Wd4,[Dbl]d1,[im]e6", "wazir doubler immobilizer")
    leads(g, "d4", "Wd6,[Dbl]d1,[im]e6")
    leads(g, "d4", "Wc5,[Dbl]d1,[im]e6")
    leads(g, "d4", "Wd5,[Dbl]d1,[im]e6")
  end)
end)

t.describe("Relays", function()
  t.it("Relay Wazir and Relay Firzan lend to the eight fields around them, moving and capturing", function()
    local g = game("T [RlW]d4,Fe5,Pc4,Pd6,pf5", "relay-wazir firzan pawn")
    only(g, "e5", "f6 f4 e6 e4 d5 f5*")
    only(g, "c4", "c5 b4 c3")
    only(g, "d6", "d7")
    g = game("T [RlF]d4,We5,Pc3,nf6", "relay-firzan wazir pawn knight")
    only(g, "e5", "e6 e4 d5 f5 d6 f4 f6*")
    only(g, "c3", "c4 b4 b2 d2")
  end)

  t.it("Relay Wazir and Relay Firzan lend nothing to enemies", function()
    only(game("t [RlW]d4,fe5", "relay-wazir firzan"), "e5", "d6 f6 f4 d4*")
    only(game("t [RlF]d4,we5", "relay-firzan wazir"), "e5", "e6 e4 d5 f5")
  end)

  t.it("two relayers that stand side by side lend to each other, but pass nothing on", function()
    local g = game("T [RlW]d4,[RlF]e4,Pf4", "relay-wazir relay-firzan pawn")
    only(g, "d4", "d5 c4 d3 c5 e5 c3 e3")
    only(g, "e4", "d5 f5 d3 f3 e5 e3")
    only(g, "f4", "f5 e5 g5 g3 e3")
  end)

  t.it("Harpy lends to friends a Knight's leap away, for one leap", function()
    local g = game("T Wd4,[Ha]f5,We4,pe6,we5", "wazir harpy pawn")
    only(g, "d4", "d5 c4 d3 b5 b3 c6 c2 e6* e2 f3")
    only(g, "e4", "e3 f4 e5*")
  end)

  t.it("Zoom lends quiet moves along clear lines", function()
    local g = game("T Wd1,[Zoo]d8,Pe4,pb1,pd5", "wazir zoom pawn")
    only(g, "d1", "d2 c1 e1")
    g = game("T Wd1,[Zoo]d8,Pe4,pb1", "wazir zoom pawn")
    only(g, "d1", "d2 d3 d4 d5 d6 d7 c1 e1 f1 g1 h1 c2 b3 a4 e2 f3 g4 h5")
  end)

  t.it("a relayer that is frozen lends nothing", function()
    only(game("T Fe5,[RlW]d4,[im]c3", "firzan relay-wazir immobilizer"), "e5", "d6 f6 f4")
    only(game("T We5,[RlF]d4,[im]c3", "wazir relay-firzan immobilizer"), "e5", "e6 e4 d5 f5")
    only(game("T Wd4,[Ha]e6,[im]f7", "wazir harpy immobilizer"), "d4", "d5 c4 e4 d3")
    only(game("T Wd4,[Zoo]d7,[im]e8", "wazir zoom immobilizer"), "d4", "d5 c4 e4 d3")
    only(game("T Pb4,[De]b5,[im]b6", "pawn dervish immobilizer"), "b4", "")
    only(game("T We5,[Tlp]d4,Kg2,[im]c3", "wazir teleporter king immobilizer"), "e5", "e6 e4 d5 f5")
    only(game("T Fh2,[Tlp]d4,Kg2,[im]c3", "firzan teleporter king immobilizer"), "h2", "g3 g1")
  end)

  t.it("a frozen royal piece still guides what is teleported", function()
    only(game("T We5,[Tlp]d4,Kg2,[im]g1", "wazir teleporter king immobilizer"), "e5", "e6 e4 d5 f5 h3")
  end)

  t.it("a frozen piece may use what it is lent", function()
    results(game("T Fe5,[RlW]d6,[im]f4", "firzan relay-wazir immobilizer"), "e5",
            { "Fe6,[RlW]d6,[im]f4", "Fd5,[RlW]d6,[im]f4", "Fe4,[RlW]d6,[im]f4", "Ff5,[RlW]d6,[im]f4",
              "[RlW]d6,[im]f4" })
    leads(game("T Pe5,[De]d6,[im]f4,nc7", "pawn dervish immobilizer knight"), "e5", "Pc7,[De]d6,[im]f4")
  end)

  t.it("a loan can be used once, also by what is doubled", function()
    local g = game("T Wd4,[Ha]f5,[Dbl]d8", "wazir harpy doubler")
    leads(g, "d4", "Wb3,[Ha]f5,[Dbl]d8")
    leads(g, "d4", "Wb2,[Ha]f5,[Dbl]d8")
    leads_not(g, "d4", "Wa1,[Ha]f5,[Dbl]d8")
  end)
end)

t.describe("Immobilizer", function()
  t.it("freezes enemies around it, also another one, which freezes it in turn", function()
    local g = game("T [Im]d4,[im]e5", "immobilizer")
    results(g, "d4", { "[im]e5" })
    results(game("t [Im]d4,[im]e5", "immobilizer"), "e5", { "[Im]d4" })
  end)

  t.it("does not freeze its friends", function()
    only(game("T [Im]d4,We5", "immobilizer wazir"), "e5", "e6 e4 d5 f5")
  end)

  t.it("keeps its neighbours from passing, converting, shooting and giving birth", function()
    for _, case in ipairs{ "[Ra] raven", "[Cu] cuckoo", "[Ge] genie", "[Trb] tribble", "[CmH] come-here" } do
      local symbol, slug = case:match "(%S+) (%S+)"
      results(game("T " .. symbol .. "d4,[im]c3,pe5,pd5,pd6", slug .. " immobilizer pawn"), "d4",
              { "[im]c3,pe5,pd5,pd6" })
    end
  end)

  t.it("lets a royal piece remove itself", function()
    results(game("T Kd4,[im]c3", "king immobilizer"), "d4", { "[im]c3" })
  end)

  t.it("lets others swap, push and relay its prisoners free", function()
    local g = game("T Ne5,[Hu]e7,[im]d4,kh8", "knight hummingbird immobilizer king")
    g:play "[Hu]e7-e5":play "Kh8-h7"
    g:at("e7", "Knight", "light"):may "Ne7-g8"
    leads(g, "e5", "Ne7,[im]d4,kh7")
    g = game("T We5,[OxT]f5,[im]e4", "wazir ox-tank immobilizer")
    results(g, "f5", { "We5,[im]e4" })
    g = game("T Fe5,[RlW]d6,[im]f4,kh8", "firzan relay-wazir immobilizer king")
    g:play "Fe5-d5":play "Kh8-h7"
    only(g, "d5", "e6 c6 c4 e4 d4 c5 e5")
  end)
end)

t.describe("Promotion", function()
  local function keys(name, to)
    return { promotion = { pieces = { name }, zone = "last", to = { to }, when = "choice" } }
  end

  t.it("does not come by a lent move, unless the piece has that move itself", function()
    results(game("T Fb7,[RlW]a6,Pa8,Pc8", "firzan zig relay-wazir pawn", keys("Firzan", "Zig")), "b7",
            { "Fa7,[RlW]a6,Pa8,Pc8", "Fc7,[RlW]a6,Pa8,Pc8", "Fb6,[RlW]a6,Pa8,Pc8", "Fb8,[RlW]a6,Pa8,Pc8",
              "Fc6,[RlW]a6,Pa8,Pc8" })
    local g = game("T Wb7,[RlF]a6", "wazir zag relay-firzan", keys("Wazir", "Zag"))
    leads_not(g, "b7", "[Za]a8,[RlF]a6")
    leads(g, "b7", "Wa8,[RlF]a6")
    leads(g, "b7", "[Za]b8,[RlF]a6")
    leads(game("T Wb7,[RlW]a6", "wazir zag relay-wazir", keys("Wazir", "Zag")), "b7", "[Za]b8,[RlW]a6")
    leads_not(game("T Wb6,[Ha]c4", "wazir zag harpy", keys("Wazir", "Zag")), "b6", "[Za]c8,[Ha]c4")
    leads_not(game("T Wb1,[Zoo]a1", "wazir zag zoom", keys("Wazir", "Zag")), "b1", "[Za]b8,[Zoo]a1")
    leads_not(game("T Wb6,[De]b7", "wazir zag dervish", keys("Wazir", "Zag")), "b6", "[Za]b8,[De]b7")
    leads_not(game("T Wb2,[Tlp]b1,Kd7", "wazir zag teleporter king", keys("Wazir", "Zag")), "b2", "[Za]d8,[Tlp]b1,Kd7")
  end)

  t.it("does not come to what is swapped or pushed, but to the Hummingbird that swaps", function()
    local both = { promotion = { pieces = { "Wazir", "Hummingbird" }, zone = "last", to = { "Zag" }, when = "choice" } }
    results(game("T [Hu]a7,ra8,Pa5,Pb7,Pa6", "hummingbird wazir zag rook pawn", both), "a7",
            { "[Hu]a8,ra7,Pa5,Pb7,Pa6", "[Za]a8,ra7,Pa5,Pb7,Pa6", "[Hu]a5,ra8,Pa7,Pb7,Pa6", "[Hu]a6,ra8,Pa5,Pb7,Pa7",
              "[Hu]b7,ra8,Pa5,Pa7,Pa6" })
    results(game("T [OxT]a6,Wa7,Pb6", "ox-tank wazir zag pawn", keys("Wazir", "Zag")), "a6",
            { "[OxT]a5,Wa7,Pb6", "[OxT]a7,Wa8,Pb6", "[OxT]b6,Wa7,Pc6" })
  end)
end)
