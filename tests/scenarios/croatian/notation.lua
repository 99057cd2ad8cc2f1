-- The book's notation on the positions of its figures: what the text prints is played, what the program prints is
-- read back, and what is wrong is refused by name.
local t = require "acedrex.scenario"

local function same_end(variant, setup, moves, expected)
  for _, move in ipairs(moves) do t.equal(t.game(variant, setup):play(move):setup(), expected, move) end
end

t.describe("Cascades in the book's notation", function()
  local promotion = "MA Ad8,Ph8,Pd6,El4,Qf1"

  t.it("promotes a Pawn that a Pyramid touches (scn_ma_05)", function()
    same_end("mayan-ascendancy", promotion,
             { "Ed8~Ah8Q", "[El4-d8]~[Ad8-h8=Q]", "[El4-d8] ~ [Ad8-h8=Q]", "E.j5..d8~A.e8..h8=Q" },
             "ma Qf1,Qh8,Pd6,Ed8")
    t.game("mayan-ascendancy", promotion)
      :may_not("Ed8~Ah8", "has to be written")
      :may_not("Ed8", "its ply is missing")
      :may_not("Ed8~A.e9..h8=R", "does not step on e9 on its way from d8 to h8")
      :may_not("Ed8~Ah9", "the Pyramid on d8 makes no such ply")
  end)

  t.it("activates one Pyramid by another (scn_ma_15)", function()
    same_end("mayan-ascendancy", "MA Bc7,Af7,Ai7,Af2,Qk2",
             { "Qf7~Ai7~Ai9", "Qk2-f7~Af7-i7~Ai7-i9", "[Qk2-f7]~[Af7-i7]~[Ai7-i9]" },
             "ma Qf7,Bc7,Af2,Ai7,Ai9;quiet=1")
  end)

  t.it("converts by a Pyramid (scn_ma_08)", function()
    local g = t.game("mayan-ascendancy", "MA Ad5,rh5,Bh9")
    for _, move in ipairs { "Bd5~Ah5%", "Bd5~Ah5%R", "Bh9-d5~Ad5-h5%", "[Bh9-d5]~[Ad5-h5%R]" } do
      g:play(move):at("h5", "Rook", "light"):empty("h9"):undo()
    end
    g:may_not("Bd5~Ah5%Q", "converted there")
  end)

  t.it("lets a Wave activate a Pawn (scn_mv_007)", function()
    local g = t.game("mirandas-veil", "MV Re6,nb3,Pc2|,We2")
    for _, move in ipairs { "Re2~Wc2~b3", "Re2~Wc2~b3*", "Re2~Wc2~P::b3*N", "[Re6-e2]~[We2-c2]~[P::c2-b3*N]" } do
      g:play(move):at("b3", "Pawn", "light"):at("c2", "Wave"):undo()
    end
    g:may_not("Re2~Wc2~P==b3", "no tag to lose: promotion"):may_not("Re2~Wc2~b3*Q", "symbol Q")
  end)

  t.it("reads back what it prints", function()
    for variant, setup in pairs { ["mayan-ascendancy"] = promotion, ["mirandas-veil"] = "MV Re6,nb3,Pc2|,We2" } do
      local g = t.game(variant, setup)
      for _, move in ipairs(g:moves()) do g:may(move) end
    end
  end)
end)

t.describe("Signs of the book's notation", function()
  t.it("tell what is passed over (scn_mv_011)", function()
    local g = t.game("mirandas-veil", "MV pe12,eg10,Wj7,wm4,Qo2")
    g:may { "Q..m4^..j7^..g10*", "Qo2..m4^W..j7^W..g10*E" }
    g:may_not("Q..l5^..g10*", "passed over")
  end)

  t.it("tell castling and lost tags", function()
    local g = t.game("age-of-aquarius", "AOA Ra1&,Kh1&,Rn1&")
    g:may { "Kd&", "Kd&e", "R&&e1", "R&&a1-e1", "R&&a..e1" }
    g:may_not("Kd&c", "ends elsewhere")
  end)

  t.it("tell promotion, put off or not", function()
    local g = t.game("age-of-aquarius", "AOA Pl13,Pe11=,bf12")
    g:may { "l14=", "l14=Q", "l14Q", "==e12", "P==e11-e12", "==f12*B", "==ef12*B", "P==e.f12*B" }
    g:may_not("l14", "has to be written")
    t.game("age-of-aquarius", "AOA Pl14="):may { "l14Q", "l14=Q" }
    t.game("age-of-aquarius", "aoa Pe11=,ud7"):may { "Ue11*P==", "Ud7-e11*P==" }
  end)
end)

-- The text is among those that the program prints, and is read back.
local function prints(g, texts)
  local printed = {}
  for _, move in ipairs(g:moves()) do printed[move] = true end
  for _, text in ipairs(texts) do
    t.ok(printed[text], "printed: " .. text)
    g:may(text)
  end
end

t.describe("Displacement in the book's notation", function()
  local setup = "TR wd5,pe5,Sb4,Pf4"

  t.it("tells where each Pawn is moved to (scn_tr_19)", function()
    same_end("tamoanchan-revisited", setup,
             { "S..e5<f5.f4<f3..h4", "Sb4..e5<Pf5.f4<Pf3..h4", "[Sb4.c5.d4.e5<f5.f4<f3.g5-h4]" },
             "tr Pf3,Sh4,pf5,wd5;quiet=1")
    local g = t.game("tamoanchan-revisited", setup)
    prints(g, { "Sb4..e5<Pf5.f4<Pf3..h4", "Sb4..e5<Pf5", "Sb4..e5<Pe6..g5", "Sb4-d4" })
    g:may_not("S..e5<f5.f4<f3..h5", "of light moves like that")
      :may_not("S..e5<d5.f4<f3..h4", "moves nothing aside from e5 to d5")
      :may_not("Sb4.c5.d4.e5<f5.f4.g5-h4", "does not step on d4")
      :may_not("S..e5<Nf5.f4<f3..h4", "moves nothing aside from e5 to f5")
      :may_not("S..e5<f9", "moves nothing aside from e5 to f9")
      :may_not("S..e5<", "where a piece is moved aside to")
  end)

  t.it("reads back what it prints", function()
    local g = t.game("tamoanchan-revisited", setup)
    for i, move in ipairs(g:moves()) do
      if i % 50 == 0 then g:may(move) end
    end
  end)
end)

t.describe("Pawn-sacrifice in the book's notation", function()
  t.it("tells what is captured and moved aside on the way (scn_tr_33)", function()
    local setup = "TR pc9,we9,pb8,Ab4,Sc4,Pb3,Ka20,kv20"
    same_end("tamoanchan-revisited", setup,
             { "Sb4~Ab3;;S..b8*.c9<c10..e9^W..h6", "[Sc4-b4]~[Ab4-b3];;[Sb4..b8*.c9<c10..e9^W..h6]",
               "[Sc4-b4]~[Ab4-b3*P];;[Sb4..b8*P.c9<Pc10..h6]" },
             "tr Ka20,Ab3,Sh6,kv20,pc10,we9")
    local g = t.game("tamoanchan-revisited", setup)
    prints(g, { "[Sc4-b4]~[Ab4-b3];;[Sb4..b8*P.c9<Pc10..h6]", "[Sc4-b4]~[Ab4-b3*]" })
    g:may_not("Sb4~Ab3~S..b8*.c9<c10..h6", "goes on in a role, which is written by \";;\"")
      :may_not("Sb4~Ab3;;S..b8*.c9<e9..h6", "moves nothing aside from c9 to e9")
      :may_not("Sc5;;", "nothing is given for a role there")
    g:may { "Sb4~Ab3", "Sb4~Ab3*", "Sb4~Ab3*P", "Sb4~Ab3;;" }
    g:may_not("Sb4~Ab3*N", "no piece with the symbol N is captured there")
  end)
end)

t.describe("Divergence in the book's notation", function()
  t.it("joins two plies of one piece", function()
    local g = t.game("conquest-of-tlalocan", "COT Qo2,Hj7,em10,Ka1,kx24")
    g:may { "Q..j7/..m10*", "Qo2..j7/H..m10*E", "Qj7/m10" }
    prints(g, { "Qo2..j7/H..m10*", "Qo2..j7/H.j8", "Qo2-k6" })
    g:may_not("Q..j7/W..m10*", "does not diverge so")
  end)
end)

t.describe("Trance-journeys in the book's notation", function()
  t.it("may displace what they come upon (scn_cot_086)", function()
    same_end("conquest-of-tlalocan", "COT Ne18,He13,Hd12,pm12,Kc7",
             { "He13@H..e18<i14..m12<j17..g24", "[Hd12-e13]@[He13..e18<Ni14..m12<Pj17..g24]" },
             "cot Kc7,Ni14,He13,Hg24,pj17;quiet=1")
    t.game("conquest-of-tlalocan", "COT Ne18,He13,Hd12,pm12,Kc7")
      :may { "He13@Hg24", "[Hd12-e13]@[He13-g24]", "[Hd12-e13]@[He13..e18<Ni14..m12<Pj17.g24]" }
      :may_not("He13~H..e18<i14..m12<j17.g24", "goes on in a role, which is written by \"@\"")
  end)

  t.it("may capture what they come upon, from far away (scn_cot_090)", function()
    local setup = "cot rd20,Pe18,pq16,Nk14,bp14,hd13,he12,Bj12,nd10,Rg6"
    same_end("conquest-of-tlalocan", setup,
             { "He12@H..q16*..k14*..c18", "He12@He12\\w18..q16*..k14*..c18", "He12@H\\w18..q16*..k14*..c18",
               "[Hd13-e12]@[He12\\w18..q16*P..k14*N..c18]", "He12@H..q16..k14..c18" },
             "COT Rg6,Bj12,Pe18,rd20,bp14,nd10,he12,hc18")
    prints(t.game("conquest-of-tlalocan", setup), {
      "[Hd13-e12]@[He12\\w18..q16*P..k14*N.c18]", "[Hd13-e12]@[He12\\w18..k14*N.c18]", "[Hd13-e12]@[He12-c18]",
      "[Hd13-e12]@@Bj12,Rg6,Rd20,Bp14,Nd10,Nk14,Pq16",
    })
    t.game("conquest-of-tlalocan", setup)
      :may { "He12@@", "He12@@P,B,R,R,N,B,N", "[Hd13-e12]@@Pq16,Bp14,Rd20,Rg6,Nk14,Bj12,Nd10" }
      :may_not("He12@@Q", "captures other pieces than those that are listed")
      :may_not("He12@@P,B,R,R,N,B", "captures other pieces than those that are listed")
      :may_not("He12@@@", "another end")
  end)

  t.it("may have no field to go to", function()
    local m, c = require "acedrex.movement", require "acedrex.cascade"
    local Imp = piece { name = "Imp", symbol = "I", moves = m.slide(m.N), blocked = "oblate" }
    local Mage = piece {
      name = "Mage", symbol = "M", moves = m.slide(m.all), lands = m.own * m.is "Imp" * m.mark "light trance" * c.activate,
    }
    local function game(setup)
      return t.game { board = { files = 4, ranks = 4 }, pieces = { Imp, Mage, require "croatian.pieces.pawn" },
                      setup = setup, notation = require "croatian.notation" }
    end
    local g = game "T Ma1,Ic1,Ic2,Id1"
    prints(g, { "[Ma1-c1]@@@I", "Ma1-b1" })
    g:may { "Mc1@@@", "Mc1@@@I", "Mc1" }
    g:may_not("Mc1@Ic2", "makes no such ply"):may_not("Mc1@@@M", "makes no such ply")
    g = game "T Ma1,Ic1"
    prints(g, { "[Ma1-c1]@[Ic1-c3]" })
    g:may_not("Mc1@@@", "another end"):may_not("Mc1@@", "is not expected there")
  end)
end)
