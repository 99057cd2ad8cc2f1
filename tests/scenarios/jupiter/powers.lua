-- Powers that pieces of Jupiter have over others, in the game, with the examples of its page.
local t = require "acedrex.scenario"

local kings = ",Kh1,Pp1,ki16,pa16"
local function game(pieces) return t.game("jupiter", "JU " .. pieces .. kings) end
local function tans(pieces) return t.game("jupiter", "ju " .. pieces .. kings) end

t.describe("Powers in Jupiter", function()
  -- "given a Blue Immobilizer on a2, a Tan Doubler on b2, a Blue Guard on b4, and a Tan Rook on b1, the Doubler and Rook
  -- are immobilized, but the Guard may make a double move".
  t.it("freeze before they double, and a frozen Doubler doubles", function()
    local g = tans "[Im]a2,[dbl]b2,[Gu]b4,rb1"
    t.equal({ #g:moves "b2", #g:moves "b1" }, { 1, 1 })
    g:play("[Dbl]b2-b2"):empty("b2"):undo():play("Rb1-b1"):empty "b1"
    game "[Im]a2,[dbl]b2,[Gu]b4,rb1":may { "[Gu]b4-b5; [Gu]b5-c5", "[Gu]b4-b5" }
  end)

  t.it("of a Dervish: a friend beside it leaps over it", function()
    game "[De]b5,Pa4":reaches_only("a4", "a5 c6")
  end)

  t.it("are lent by nobody who is frozen, and used by those who are", function()
    game "Fe5,[RlW]d4,[im]c3":reaches_only("e5", "d6 f6 f4")
    local g = game "Fe5,[RlW]d6,[im]f4"
    g:may { "Fe5-e6", "Fe5-e5" }:may_not "Fe5-f6":play("Fe5-e5"):empty "e5"
  end)

  t.it("of an Immobilizer: its neighbours may but remove themselves, also while it is frozen itself", function()
    local g = game "[Im]d4,[im]e5"
    t.equal(#g:moves "d4", 1)
    g:play(g:moves "d4"):empty "d4"
    t.equal(#tans "[Im]d4,[im]e5":moves "e5", 1)
  end)

  t.it("of a Fiery Dragon: it captures the Immobilizer, whichever comes to the other", function()
    game "[FiD]a1,[im]b3":play("[FiD]a1-b2"):at("b2", "Fiery Dragon", "light"):empty "b3"
    tans "[FiD]a1,[im]b3":play("[Im]b3-b2"):at("a1", "Fiery Dragon", "light"):empty "b2"
    game "[FiD]a2,[fiD]d6,nd4":play("[FiD]a2-c4"):empty("d4"):at("c4", "Fiery Dragon", "light")
    game "[FiD]a2,[fiD]d5,nd4":play("[FiD]a2-c4"):empty "c4 d5 d4"
  end)

  t.it("of a Fiery Dragon: it burns what comes to it by a second move from a field to itself, not what only passed", function()
    local g = game "[SEg]g4,[Dbl]d4,[fiD]h5,pj5"
    for _, move in ipairs(g:moves "g4") do
      if move:match "^%[SEg%]g4%-i4; .*j5%*" then g:play(move):empty "i4 j5":undo() end
    end
    g:play("[SEg]g4-i4; [SEg]i4-i9"):at("i9", "Soaring Eagle", "light")
  end)

  t.it("poison whoever ends his turn where a poisonous piece stood, and none else", function()
    game "Re1,[dNi]e4":play("Re1-e4"):empty "e4"
    game "Re1,ne4,[psn]l4":play("Re1-e4"):empty "e4"
    game "[Zi]c3,[dNi]d4":play("[Zi]c3-e5"):at("e5", "Zig", "light"):empty "d4"
    game "[Hu]a3,[dNi]a5":play("[Hu]a3-a5,a5>a3"):empty("a5"):at("a3", "Deadly Nightshade", "dark")
    game "Wb2,[Dbl]h8,[dNi]b3":play("Wb2-b3; Wb3-b4"):at("b4", "Wazir", "light"):empty "b3"
  end)

  -- "If the Hummingbird in question is also under the influence of a Poisoner, both pieces are captured."
  t.it("poison both that change places, where both are poisonous", function()
    game "[Hu]a3,[dNi]a5,[psn]e3":play("[Hu]a3-a5,a5>a3"):empty "a3 a5"
  end)

  t.it("of a Communist: all promoted neighbours go, friends and royal ones too", function()
    local g = game "[Cst]b1,Rd2,qc3,nb3,[TP]a2"
    g:play("[Cst]b1-b2"):at("b2", "Communist", "light"):at("b3", "Knight", "dark")
    g:at("d2", "Rook", "light"):empty "c3 a2"
  end)

  t.it("of a Royalist: it leaps beside its King, and takes whoever stands there", function()
    game "[Roy]p9,Pg2,nh2":may { "[Roy]p9-h2", "[Roy]p9-g2", "[Roy]p9-i1" }
  end)

  t.it("of a Coordinator: it captures where its lines cross those of its royal pieces", function()
    local g = t.game("jupiter", "JU [Coo]h4,Ke3,Pp1,re9,nm3,ki16,pa16")
    g:play("[Coo]h4-m9"):at("m9", "Coordinator", "light"):empty "e9 m3"
  end)

  t.it("of a Tank: it pushes two friends at most, who may capture", function()
    local g = game "[OxT]j4,Ak4,[Go]l4,rm4"
    g:play("[OxT]j4-k4"):at("k4", "Ox Tank", "light"):at("l4", "Alfil", "light"):at("m4", "Goat", "light")
    game "[OxT]j4,Ak4,[Go]l4,Wm4":may_not "[OxT]j4-k4"
  end)

  t.it("of a Tribble: it bears another", function()
    game "[Trb]o9":play("[Trb]o9-o9,o11+[Trb]"):at("o9", "Tribble", "light"):at("o11", "Tribble", "light")
  end)

  t.it("of a Kamikaze: it goes with what it captures", function()
    game "[Kam]c3,pc4":play("[Kam]c3-c4"):empty "c3 c4"
  end)
end)
