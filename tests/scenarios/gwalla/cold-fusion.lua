-- Cold Fusion Chess, sentence by sentence of its page.
local t = require "acedrex.scenario"

local function game(setup) return t.game("cold-fusion", setup) end

-- The turns that the text of the pattern begins.
local function count(g, pattern)
  local n = 0
  for _, move in ipairs(g:moves()) do
    if move:match(pattern) then n = n + 1 end
  end
  return n
end

-- What stands on the fields, and what lies in pockets, behind the letters of the side to move.
local function left(g) return (g:setup():match "^%a+ ([^;]*)") end

t.describe("Cold Fusion Chess: setup and pieces", function()
  t.it("begins as Grand Chess does", function()
    t.equal(game():fen(), "r8r/1nbqkmcbn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKMCBN1/R8R[] w - - 0 1")
  end)

  t.it("lets begin by 65 moves, two fusions, 14 splits, and 19 men that can be pocketed", function()
    local g = game()
    t.equal(count(g, "%[Ch%]"), 2)
    t.equal(count(g, "%+[RBN]$"), 14)
    t.equal(count(g, "{own}"), 19)
    t.equal(g:perft(1), 65 + 2 + 14 + 19)
    -- With the Marshal on e4 the pawn on e8 cannot be pocketed.
    t.equal(g:perft(2), 100 * 100 - 1)
  end)

  t.it("has royal compounds, which move as their parts", function()
    game "CFC [Dk]e5,kj10,pe8":reaches_only("e5", "d4 e4 f4 d5 f5 d6 e6 f6 e3 e2 e1 c5 b5 a5 g5 h5 i5 j5 e7 e8")
    game "CFC [Ck]e5,kj10,ph9":reaches_only("e5", "d4 e4 f4 d5 f5 d6 e6 f6 c4 c6 d3 d7 f3 f7 g4 g6")
    game "CFC [Po]e5,kj9,ph9,pg7":reaches_only("e5", "d4 e4 f4 d5 f5 d6 e6 f6 c3 b2 a1 g3 h2 i1 c7 b8 a9 g7")
    game "CFC [Dk]e5,kj10,re10":status "check":may_not("[Dk]e5-e6=K,e5+R", "check")
  end)
end)

t.describe("Cold Fusion Chess: pawns", function()
  t.it("go two fields from the third rank, and are taken in passing by all kinds and by hybrids", function()
    game "CFC Ke1,kj10,Pa3,Sg3,Pb5":reaches_only("a3", "a4 a5"):reaches_only("b5", "b6"):reaches_only("g3", "f4 g4 h4")
    game "CFC Ke1,kj10,[Bp]d3":reaches_only("d3", "c4 e4 b5 f5")
    for taker, ends in pairs { p = "b5", s = "b5", g = "b5", cv = "b5" } do
      local g = game("CFC Ke1,kj10,Pa3,[" .. taker .. "]" .. ends):play "Pa3-a5"
      g:play("[" .. taker:upper():sub(1, 1) .. taker:sub(2) .. "]" .. ends .. "-a4,a5*")
      t.ok(left(g):find("+p{safe}", 1, true), taker)
    end
  end)
end)

t.describe("Cold Fusion Chess: pocketing", function()
  t.it("takes any man of one's own but the royal one", function()
    local g = game "CFC Ke1,ke10,Rh1,Pa3,Gb5"
    g:may { "Ke1-e1{own},h1*", "Ke1-e1{own},a3*", "Ke1-e1{own},b5*" }:may_not { "Ke1-e1{own},e1*", "Ke1-e1{own},e10*" }
    t.equal(count(g, "{own}"), 3)
    t.equal(count(game "CFC [Dk]e1,ka10,Rh1", "{own},h1%*$"), 1)
  end)

  t.it("puts it into one's own part of the Demotion Pocket, pawns too", function()
    local g = game "CFC Ke1,ke10,Rh1,Pa3"
    g:play "Ke1-e1{own},h1*"
    t.equal(left(g), "Ke1,Pa3,ke10,+R{own}")
    g:play "Ke10-e9"
    g:may("R{own}+e5=B"):may_not("R{own}+e5=R")
    g:undo():undo()
    t.equal(left(g), "Ke1,Pa3,Rh1,ke10")
    t.equal(left(g:play "Ke1-e1{own},a3*"), "Ke1,Rh1,ke10,+P{own}")
    t.equal(left(game "CFC [Dk]e1,ka10,Pa3":play "[Dk]e1-e1{own},a3*"), "[Dk]e1,ka10,+P{own}")
  end)

  t.it("is not possible to who has no other move", function()
    game "CFC Ka1,Ph4,ph5,qc2,kj10":status "stalemate"
    game "CFC Ka1,Ph4,pi5,qc2,kj10":may { "Ph4-i5*", "Ka1-a1{own},h4*" }
    -- A drop is no such move.
    t.equal(count(game "CFC Ka1,Ph4,ph5,qc2,kj10,+N{safe}", "{own}"), 0)
  end)

  t.it("may not leave the King attacked", function()
    game "CFC Ke1,Re5,re10,ka10":may_not("Ke1-e1{own},e5*", "check")
    game "CFC Ke1,Ne2,ra1,ka10":status "check":may_not "Ke1-e1{own},e2*"
  end)
end)

t.describe("Cold Fusion Chess: drops", function()
  t.it("bring men of the Safe Pocket as they are, others one step lower", function()
    local g = game "CFC Ke1,kj1,+Q{safe},+R{demotion},+[Gs]{own}"
    g:may { "Q{safe}+e5", "R{demotion}+e5=B", "[Gs]{own}+e5=[Bg]" }:may_not { "Q{safe}+e5=M", "R{demotion}+e5=R", "Q{safe}+e1" }
    g:play "R+e5"
    t.equal(left(g), "Ke1,Be5,kj1,+Q{safe},+[Gs]{own}")
  end)

  t.it("lower by the row of the page, hybrids by a pawn", function()
    local lower = { Q = "M", M = "C", C = "Ch", Ch = "A", A = "Kr", Kr = "R", R = "B", B = "N", N = "S", S = "Bp", Bp = "P", P = "P",
                    G = "R", Bg = "G", Gs = "Bg", T = "B", Bt = "T", Ts = "Bt", Cv = "N", Bc = "Cv", Cs = "Bc" }
    for symbol, as in pairs(lower) do
      local g = game("CFC Ke1,kj1,+[" .. symbol .. "]{demotion}"):play("[" .. symbol .. "]{demotion}+e5")
      t.equal((left(g):gsub("[%[%]]", ""):gsub("(" .. as .. "e5),(Ke1)", "%2,%1")), "Ke1," .. as .. "e5,kj1")
    end
  end)

  t.it("are barred in check, also where they would end it", function()
    game "CFC Ka1,kj10,ra9,+Q{safe},+N{demotion},+P{own}":status "check":may_not { "Q{safe}+a5", "N{demotion}+a5", "P{own}+a5" }
  end)

  t.it("bring no kind of pawn on the ninth and tenth ranks", function()
    local g = game "CFC Ke1,kj1,+P{safe},+S{safe},+N{demotion},+[Bp]{own},+B{demotion}"
    g:may { "P{safe}+e8", "S{safe}+a1", "N{demotion}+e8=S", "[Bp]{own}+e8=P", "B{demotion}+e10=N" }
    g:may_not { "P{safe}+e9", "S{safe}+e10", "N{demotion}+e9", "[Bp]{own}+e10" }
  end)
end)

t.describe("Cold Fusion Chess: captures", function()
  t.it("by men go into the Demotion Pocket, as one's own, and pawns out of the game", function()
    for _, man in ipairs { "R", "Q", "M", "Ch" } do
      local g = game("CFC [" .. man .. "]a1,Ke1,kj9,na5"):play("[" .. man .. "]a1-a5*")
      t.ok(left(g):find("+N{demotion}", 1, true), man)
    end
    for _, pawn in ipairs { "p", "bp", "s" } do
      local g = game("CFC Ra1,Ke1,kj9,[" .. pawn .. "]a5"):play "Ra1-a5*"
      t.equal(left(g), "Ke1,Ra5,kj9")
    end
  end)

  t.it("by pawns and Kings go into the Safe Pocket, pawns too", function()
    t.equal(left(game "CFC Ke1,Pa3,kj10,qb4":play "Pa3-b4*"), "Ke1,Pb4,kj10,+Q{safe}")
    t.equal(left(game "CFC Ke1,[Bp]a3,kj10,pa4":play "[Bp]a3-a4*"), "Ke1,[Bp]a4,kj10,+P{safe}")
    t.equal(left(game "CFC Ke1,kj10,gd2":play "Ke1-d2*"), "Kd2,kj10,+G{safe}")
    t.equal(left(game "cfc Ke1,Pb6,kj10,pa8|":play { "Pa8-a6", "Pb6-a7,a6*" }),
      "Ke1,Pa7,kj10,+P{safe}")
  end)

  t.it("by the pawn in a hybrid go into the Safe Pocket, by the man into that of Demotion", function()
    t.equal(left(game "CFC Ke1,Gb4,kj10,nc5":play "Gb4-c5*"), "Ke1,Gc5,kj10,+N{safe}")
    t.equal(left(game "CFC Ke1,Gb4,kj10,pc5":play "Gb4-c5*"), "Ke1,Gc5,kj10,+P{safe}")
    t.equal(left(game "CFC Ke1,Gb4,kj10,nb8":play "Gb4-b8*"), "Ke1,Gb8,kj10,+N{demotion}")
    t.equal(left(game "CFC Ke1,Gb4,kj10,pb8":play "Gb4-b8*"), "Ke1,Gb8,kj10")
    t.equal(left(game "CFC Ke1,[Bg]b4,kj10,nc4":play "[Bg]b4-c4*"), "Ke1,[Bg]c4,kj10,+N{demotion}")
  end)

  t.it("are a choice where both parts can make them", function()
    local g = game "CFC Ke1,Tb4,kj10,nc5"
    g:may { "Tb4-c5*{safe}", "Tb4-c5*" }
    t.equal(left(g:play "Tb4-c5*{safe}"), "Ke1,Tc5,kj10,+N{safe}")
    t.equal(left(g:undo():play "Tb4-c5*"), "Ke1,Tc5,kj10,+N{demotion}")
    t.equal(count(game "CFC Ke1,[Gs]b4,kj10,nb5", "^%[Gs%]b4%-b5"), 2)
    t.equal(count(game "CFC [Dk]e1,kj10,ne2", "^%[Dk%]e1%-e2"), 2)
    t.equal(count(game "CFC [Dk]e1,kj10,nf2", "^%[Dk%]e1%-f2"), 1)
    t.equal(left(game "CFC [Dk]e1,kj10,nf2":play "[Dk]e1-f2*"), "[Dk]f2,kj10,+N{safe}")
    t.equal(left(game "CFC [Dk]e1,kj10,ne5":play "[Dk]e1-e5*"), "[Dk]e5,kj10,+N{demotion}")
  end)
end)

t.describe("Cold Fusion Chess: promotion", function()
  t.it("is to a friend out of the opponent's pockets, as it was, which leaves them", function()
    local g = game "CFC Ke1,kj1,Pc9,+q{safe},+r{demotion},+n{own},+B{safe}"
    t.equal(g:moves "c9", { "Pc9-c10=Q{safe}", "Pc9-c10=R{demotion}" })
    g:play "Pc9-c10=R{demotion}"
    t.equal(left(g), "Ke1,Rc10,kj1,+B{safe},+q{safe},+n{own}")
  end)

  t.it("is to no kind of pawn, but to hybrids and what has been fused", function()
    t.equal(game "CFC Ke1,kj1,Pc9,+p{safe},+s{safe},+[bp]{demotion}":moves "c9", {})
    t.equal(game "CFC Ke1,kj1,Pc9,+g{safe},+[kr]{demotion}":moves "c9", { "Pc9-c10=G{safe}", "Pc9-c10=[Kr]{demotion}" })
  end)

  t.it("is a choice on the ninth rank, and compulsory on the tenth", function()
    t.equal(game "CFC Ke1,kj1,Pc8,+q{safe}":moves "c8", { "Pc8-c9", "Pc8-c9=Q{safe}" })
    t.equal(game "CFC Ke1,kj1,[Bp]c8,+q{safe}":moves "c8", { "[Bp]c8-b9", "[Bp]c8-b9=Q{safe}", "[Bp]c8-d9", "[Bp]c8-d9=Q{safe}" })
    t.equal(game "CFC Ke1,kj1,Sc9,rb10,+q{safe}":moves "c9", { "Sc9-b10*=Q{safe}", "Sc9-c10=Q{safe}", "Sc9-d10=Q{safe}" })
    -- What the move itself captures is no friend.
    t.equal(game "CFC Ke1,kj1,Pc9,rb10":moves "c9", {})
  end)

  t.it("is not where the opponent holds no friend, but a pawn on the ninth rank gives check", function()
    game "CFC Ke1,kj1,Pc9,+Q{safe},+q{own}":may_not "Pc9-c10"
    game "cfc Ke1,kb10,Pc9":status "check"
    game "cfc Ke1,kc10,[Bp]c9":status "check"
    game "cfc Ke1,kc10,Pc9":status "playing"
  end)

  t.it("does not concern the pawn in a hybrid", function()
    game "CFC Ke1,kj1,Gc9,+q{safe}":play "Gc9-c10":at("c10", "Guard", "light")
  end)
end)

t.describe("Cold Fusion Chess: fusions", function()
  -- Of the piece on a1 (or the pawn on a1) with what stands before it.
  local function fused(comes, there, from, to)
    local g = game("CFC [" .. comes .. "]" .. from .. ",[" .. there .. "]" .. to .. ",Kj1,kg10")
    for _, move in ipairs(g:moves(from)) do
      if move:find(to .. "=", 1, true) then
        g:play(move)
        local symbol = left(g):match("%[?(%a+)%]?" .. to)
        t.ok(not left(g):find(from, 1, true), move)
        return symbol
      end
    end
  end

  t.it("of two men give the compounds of the page, whichever comes", function()
    local rows = {
      { "R", "B", "Q" }, { "R", "N", "M" }, { "B", "N", "C" }, { "R", "R", "Ch" }, { "B", "B", "A" }, { "N", "N", "Kr" },
    }
    local to = { R = "c5", B = "e5", N = "d5" }
    for _, row in ipairs(rows) do
      t.equal(fused(row[1], row[2], "c3", to[row[1]]), row[3])
      t.equal(fused(row[2], row[1], "c3", to[row[2]]), row[3])
    end
  end)

  t.it("of a King and a man give royal compounds, whichever comes", function()
    for man, made in pairs { R = "Dk", B = "Po", N = "Ck" } do
      t.ok(left(game("CFC Kc3," .. man .. "d4,kg10"):play "Kc3-d4"):find("[" .. made .. "]d4", 1, true), made)
    end
    t.equal(left(game "CFC Kc3,Rc5,kj10":play "Rc5-c3"), "[Dk]c3,kj10")
    t.equal(left(game "CFC Kc3,Be5,kg10":play "Be5-c3"), "[Po]c3,kg10")
    t.equal(left(game "CFC Kc3,Nd5,kj10":play "Nd5-c3"), "[Ck]c3,kj10")
  end)

  t.it("of a pawn are by its capturing move, and it is the pawn that comes", function()
    local rows = {
      { "P", "P", "Bp" }, { "P", "Bp", "S" }, { "P", "R", "G" }, { "P", "B", "T" }, { "P", "N", "Cv" },
      { "P", "G", "Bg" }, { "P", "T", "Bt" }, { "P", "Cv", "Bc" }, { "P", "Bg", "Gs" }, { "P", "Bt", "Ts" }, { "P", "Bc", "Cs" },
      { "Bp", "P", "S" }, { "Bp", "R", "Bg" }, { "Bp", "B", "Bt" }, { "Bp", "N", "Bc" },
      { "Bp", "G", "Gs" }, { "Bp", "T", "Ts" }, { "Bp", "Cv", "Cs" },
      { "S", "R", "Gs" }, { "S", "B", "Ts" }, { "S", "N", "Cs" },
    }
    for _, row in ipairs(rows) do
      t.equal(fused(row[1], row[2], "c3", row[1] == "Bp" and "c4" or "d4"), row[3])
      if row[1] ~= "S" then t.equal(fused(row[1], row[2], "c3", row[1] == "P" and "c4" or "d4"), nil) end
    end
    t.equal(fused("S", "R", "c3", "c4"), "Gs")
    for _, man in ipairs { "R", "B", "N" } do
      t.equal(fused(man, "P", "c3", ({ R = "c5", B = "e5", N = "d5" })[man]), nil)
    end
  end)

  t.it("weigh two at most, and a Sergeant takes no more pawns", function()
    local rows = { { "Bp", "Bp", "c4" }, { "P", "S", "d4" }, { "S", "P", "d4" }, { "P", "Gs", "d4" }, { "S", "G", "d4" }, { "Bp", "Bg", "c4" },
                   { "R", "Q", "c5" }, { "N", "G", "d5" }, { "Q", "N", "c5" }, { "G", "R", "c5" }, { "G", "P", "d4" } }
    for _, row in ipairs(rows) do t.equal(fused(row[1], row[2], "c3", row[3]), nil) end
  end)

  t.it("of Kings and pawns are none", function()
    game "CFC Kc3,Pd4,kj10":may_not "Kc3-d4"
    game "CFC Kd4,Pc3,kj10":may_not "Pc3-d4"
    game "CFC [Dk]c3,Nd4,kj10":may_not "[Dk]c3-d4"
  end)

  t.it("may shut a line to the King, and may open none", function()
    game "CFC Ke1,Re5,Bh5,re10,kj10":may("Bh5-e2"):may_not("Re5-h5")
  end)
end)

t.describe("Cold Fusion Chess: splits", function()
  t.it("move one part by its own move, and leave the other", function()
    local g = game "CFC Qa1,Kj1,kj10,na4,Pb2,Nd1"
    t.equal(g:moves "a1", { "Qa1-b1", "Qa1-b1=R,a1+B", "Qa1-c1", "Qa1-c1=R,a1+B", "Qa1-a2", "Qa1-a2=R,a1+B", "Qa1-a3",
      "Qa1-a3=R,a1+B", "Qa1-a4*" })
    g:play "Qa1-c1=R,a1+B"
    t.equal(left(g), "Kj1,Pb2,Rc1,Ba1,Nd1,kj10,na4")
  end)

  t.it("are without capture and fusion", function()
    local g = game "CFC Qa1,Kj1,kj10,na2,Rb1,Nb2"
    t.equal(g:moves "a1", { "Qa1-a2*" })
  end)

  t.it("are done by King and man of a royal compound", function()
    local g = game "CFC [Dk]e5,kj10":may { "[Dk]e5-d4=K,e5+R", "[Dk]e5-e10=R,e5+K" }
    t.equal(left(g:play "[Dk]e5-e9=R,e5+K"), "Ke5,Re9,kj10")
    -- Out of check, too; but the King may not be left in it.
    g = game "CFC [Dk]e5,kj10,re10":status "check"
    g:may "[Dk]e5-d4=K,e5+R":may_not "[Dk]e5-a5=R,e5+K":may "[Dk]e5-e7=R,e5+K"
  end)

  t.it("move one of several parts, 'leaving the other component(s) behind': a pawn can 'split out'", function()
    local g = game "CFC [Gs]e5,Ka1,kj10"
    g:may { "[Gs]e5-e6=P,e5+[Bg]", "[Gs]e5-d6=[Bp],e5+G", "[Gs]e5-d6=S,e5+R", "[Gs]e5-e9=R,e5+S" }
    g:may_not { "[Gs]e5-d6=P,e5+[Bg]", "[Gs]e5-e6=[Bp],e5+G" }
    t.equal(left(g:play "[Gs]e5-e6=P,e5+[Bg]"), "Ka1,Pe6,[Bg]e5,kj10")
    -- From the third rank by two fields, and without a capture.
    game "CFC [Bt]e3,Ka1,kj10":may { "[Bt]e3-e4=P,e3+T", "[Bt]e3-e5=P,e3+T" }
    game "CFC [Bc]e3,Ka1,kj10,nd4":may "[Bc]e3-e4=P,e3+[Cv]":may_not "[Bc]e3-d4*=P,e3+[Cv]"
    -- What has one pawn only falls into two; pawns alone are of one piece.
    t.equal(count(game "CFC Gb9,Ka1,kj10", "+G"), 0)
    t.equal(count(game "CFC Se5,[Bp]g5,Ka1,kj10", "%+"), 0)
  end)

  t.it("let a pawn promote that leaves a hybrid behind", function()
    local g = game "CFC Ke1,kj1,[Bg]b9,+q{safe}":may "[Bg]b9-b10=Q{safe},b9+G":may_not "[Bg]b9-b10=P,b9+G"
    t.equal(left(g:play "[Bg]b9-b10=Q{safe},b9+G"), "Ke1,Qb10,Gb9,kj1")
  end)

  t.it("let a pawn promote that leaves for the ninth or tenth rank", function()
    local g = game "CFC Ke1,kj1,Gb9,+q{safe},+r{demotion}"
    g:may { "Gb9-b10=Q{safe},b9+R", "Gb9-b10=R{demotion},b9+R" }:may_not "Gb9-b10=P,b9+R"
    g = game "CFC Ke1,kj1,Gb8,+q{safe}":may { "Gb8-b9=Q{safe},b8+R", "Gb8-b9=P,b8+R" }
    game "CFC Ke1,kj1,Gb9":may_not "Gb9-b10=P,b9+R"
  end)

  t.it("leave a pawn behind on the ninth rank as it is, and none on the tenth", function()
    local g = game "CFC Ke1,kj1,Gb9,+q{safe}"
    t.equal(left(g:play "Gb9-b1=R,b9+P"), "Ke1,Pb9,Rb1,kj1,+q{safe}")
    t.equal(count(game "CFC Ke1,kj1,Gb10", "b10%+P"), 0)
    t.equal(count(game "CFC Ke1,kj1,Gb10", "^Gb10%-b1$"), 1)
  end)
end)
