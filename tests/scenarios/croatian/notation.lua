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
