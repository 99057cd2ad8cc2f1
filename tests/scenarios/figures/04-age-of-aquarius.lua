-- The figures of the book's chapter Age of Aquarius (book-figures/04-age-of-aquarius.json), one test each.
local t = require "acedrex.scenario"
local figure = require "figure" (t)
local each, stands = figure.each, figure.stands

local function aquarius(setup, options) return t.game("age-of-aquarius", setup, options) end

t.describe("Figures of Age of Aquarius: the Unicorn", function()
  t.it("scn_aoa_01_unicorn_same_color", function()
    -- e4 is a light field: a light Unicorn leaps from there like a Knight.
    aquarius("AOA Ue4"):reaches_only("e4", "g5 f6 d6 c5 c3 d2 f2 g3")
  end)

  t.it("scn_aoa_02_unicorn_opposite_color", function()
    -- The labels of the Knight's fields are there for comparison.
    local g = aquarius "AOA Ug7"
    g:reaches_only("g7", "k8 j9 i10 h11 f11 e10 d9 c8 c6 d5 e4 f3 h3 i4 j5 k6")
    g:may_not(each("Ug7-?", "i8 h9 f9 e8 e6 f5 h5 i6"))
  end)
end)

t.describe("Figures of Age of Aquarius: promotion that may wait", function()
  t.it("scn_aoa_03_delayed_promo_init", function()
    local g = aquarius "AOA Bm6,Ah11,Pl13,Pe11,Pe7,ue5"
    g:reaches("m6", "l7 k8 j9 i10 h11")
    g:may { "[Bm6-h11]~[Ah11-g11]", "[Bm6-h11]~[Ah11-f11]", "[Bm6-h11]~[Ah11-e11=]" }
    g:play { "[Bm6-h11]~[Ah11-e11=]", "Ue5-d7" }
    stands(g, "Bh11,Pl13,Pe11,Pe7,ud7")
    g:may { "Pe11=Q", "e11Q" } -- Pawn 2 carries the tag
    g:may_not { "Pe7=Q", "Pl13=Q" }
  end)

  t.it("scn_aoa_04_delayed_promo_pawn_2_tagged", function()
    local g = aquarius "AOA Pl13,Pe11=,Bh11,Pe7,ud7"
    g:may { "Pe11=Q", "Pe11-e12", "P==e11-e12", "==e12" }
    g:play { "Pe11-e12", "Ud7-f10" }
    stands(g, "Pl13,Pe12,Bh11,Pe7,uf10")
    g:may_not { "Pe12=Q", "Pe11=Q" } -- the tag was lost when the Pawn moved
  end)

  t.it("scn_aoa_05_delayed_promo_pawn_2_moved", function()
    local g = aquarius "AOA Pl13,Pe12,Bh11,Pe7,uf10"
    g:may { "Pl13-l14=", "l14=" }
    g:play "Pl13-l14="
    stands(g, "Pl14,Pe12,Bh11,Pe7,uf10")
  end)

  t.it("scn_aoa_07_delayed_promo_pawn_1_promoted", function()
    -- From the figure before: the Unicorn takes the Bishop, then Pawn 2, and Pawn 1 is promoted where it was tagged.
    local g = aquarius "AOA Pl13,Pe12,Bh11,Pe7,uf10"
    g:play { "Pl13-l14=", "Uf10-h11*", "Pe12-e13", "Uh11-e13*" }
    g:may { "l14Q", "l14=Q" }
    g:play "Pl14=Q"
    stands(g, "Ql14,ue13,Pe7")
    -- e11 keeps nothing of the tag: no other Pawn gains it there.
    aquarius("AOA Ql14,ue13,Pe10"):may("Pe10-e11"):may_not { "Pe10-e11=", "Pe10-e11=Q" }
  end)

  t.it("scn_aoa_09_converting_tagged_pawn_end", function()
    local g = aquarius "aoa ee5,ab11,Pe11=,Bh11"
    g:reaches("e5", "d7 c9 b11")
    g:may { "[Ee5-b11]~[Ab11-c11]", "[Ee5-b11]~[Ab11-d11]", "[Ee5-b11]~[Ab11-e11%]" }
    g:play "[Ee5-b11]~[Ab11-e11%]"
    t.equal(g:at("e11").tags, {}, "tags of the converted Pawn")
  end)

  t.it("scn_aoa_10_tagged_pawn_converted", function()
    local g = aquarius "aoa ee5,ab11,Pe11=,Bh11"
    g:play "[Ee5-b11]~[Ab11-e11%]"
    stands(g, "eb11,pe11,Bh11")
    g:play "Bh11-i12"
    g:may "Pe11-e10"
    g:may_not "Pe11=Q"
  end)
end)

t.describe("Figures of Age of Aquarius: Pawns and castling", function()
  t.it("08_age_of_aquarius_en_passant", function()
    local g = aquarius "AOA Pb2|,Nb1,pc6"
    g:reaches_only("b2", "b3 b4 b5 b6 b7")
    g:play { "Pb2-b7", "Pc6-b5:" }
    stands(g, "Nb1,pb5")
  end)

  t.it("age_of_aquarius_castling_00", function()
    local g = aquarius "AOA Ra1&,Kh1&,Rn1&"
    g:may(each("Kh1-?&", "f1 e1 d1 c1 j1 k1 l1 m1"))
    g:may_not(each("Kh1-?&", "b1 g1 i1 n1"))
  end)

  t.it("age_of_aquarius_castling_left_00_04", function()
    local g = aquarius "AOA Ra1&,Kh1&,Rn1&"
    g:may { "Kd&", "Kd&e", "Kh1-d1&" }
    g:play "Kh1-d1&"
    stands(g, "Kd1,Re1,Rn1")
  end)
end)
