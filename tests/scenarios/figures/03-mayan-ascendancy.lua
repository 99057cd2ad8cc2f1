-- The figures of the book's chapter Mayan Ascendancy (book-figures/03-mayan-ascendancy.json), one test each.
local t = require "acedrex.scenario"
local figure = require "figure" (t)
local each, stands = figure.each, figure.stands

local function maya(setup, options) return t.game("mayan-ascendancy", setup, options) end

t.describe("Figures of Mayan Ascendancy: the Pyramid", function()
  t.it("scn_ma_01_pyramid_activation_init", function()
    -- Only step-fields count as momentum: the Pegasus reaches the Pyramid with its fourth step.
    local g = maya "MA El4,Ad8,Bg8,nd10,bd4"
    g:reaches("l4", "j5 h6 f7 d8")
    g:play "[El4-d8]~[Ad8-e8]"
    stands(g, "Ed8,Ae8,Bg8,nd10,bd4")
  end)

  t.it("scn_ma_02_pyramid_activated", function()
    -- All that the Pyramid can do with the momentum of 4 that the Pegasus handed over.
    local g = maya "MA Ed8,Bg8,nd10,bd4"
    g:air("Ad8", { momentum = 4, activator = "E" })
    g:reaches_only("d8", "e8 f8 d9 d10 c8 b8 a8 d7 d6 d5 d4")
    g:may { "[Ad8-d10*]", "[Ad8-d4*]" }
    g:may_not(each("[Ad8-?]", "g8 h8 d11 d12"))
  end)

  t.it("scn_ma_04_pyramid_activation_by_pawn", function()
    local g = maya "MA Pe3,Ad4,Pf7,Af8,Pi2|,Ai5"
    -- A: a Pawn activates on its capture-field, and hands over one momentum.
    g:may "[Pe3-d4]~[Ad4-d5]"
    g:may_not { "Pe3-f4", "[Pe3-d4]~[Ad4-d6]" }
    -- B and C: on a step-field a Pyramid stands in the way, of the rush too.
    g:reaches_only("f7", {})
    g:may_not { "Pf7-f8", "[Pf7-f8]~[Af8-f9]" }
    g:reaches_only("i2", "i3 i4")
    g:may_not { "Pi2-i5", "Pi2-i6", "[Pi2-i5]~[Ai5-i6]" }
  end)

  t.it("scn_ma_05_promo_init", function()
    local g = maya "MA El4,Ad8,Ph8,Pd6,Qf1"
    g:reaches("l4", "j5 h6 f7 d8")
    g:may { "Ed8~Ah8Q", "[El4-d8]~[Ad8-h8=Q]" }
    g:may_not "[El4-d8]~[Ad8-d6=Q]" -- that Pawn is still on its own half
    g:play "[El4-d8]~[Ad8-h8=Q]"
    stands(g, "Ed8,Qh8,Pd6,Qf1")
  end)

  t.it("scn_ma_09_conversion_pyramid_activated", function()
    local g = maya "MA Bd5,bd8,rh5,Ra1,Rl1"
    g:air("Ad5", { momentum = 4, activator = "B" })
    g:may { "[Ad5-h5%]", "[Ad5-h5*]" }
    -- The arrow to d8 is grey because nothing can be converted there; "Pyramid could capture opponent's Bishop",
    -- says the text.
    g:may_not { "[Ad5-d8%]", "[Ad5-d9]" }
    g:may "[Ad5-d8*]"
    g:reaches_only("d5", "e5 f5 g5 h5 d6 d7 d8 c5 b5 a5 d4 d3 d2 d1")
  end)

  t.it("scn_ma_10_conversion_end", function()
    local g = maya "MA Bh9,Ad5,bd8,rh5,Ra1,Rl1"
    g:may { "Bd5~Ah5%", "Bd5~Ah5%R", "Bh9-d5~Ad5-h5%" }
    g:play "[Bh9-d5]~[Ad5-h5%R]"
    stands(g, "Bd5,bd8,Rh5,Ra1,Rl1")
  end)

  t.it("scn_ma_12_converting_rook_end", function()
    -- The dark Rook is converted where the light one began, then the Queen goes away; the dark King is there to make
    -- the moves in between.
    local g = maya "MA Kg1&,Qd4,Aa4,ra1,kk12"
    g:play { "[Qd4-a4]~[Aa4-a1%]", "Kk12-k11", "Qa4-d4", "Kk11-k12" }
    stands(g, "Kg1,Qd4,Ra1,kk12")
    g:may "Kg1-f1"
    g:may_not { "Kg1-e1&", "Kg1-d1&", "Kg1-c1&", "Kg1-e1", "Kg1-d1", "Kg1-c1" }
  end)

  t.it("scn_ma_13_converting_pawn_init", function()
    local g = maya "MA Qk6,Ag2,pd2"
    g:reaches("k6", "j5 i4 h3 g2")
    g:may { "[Qk6-g2]~[Ag2-f2]", "[Qk6-g2]~[Ag2-e2]", "[Qk6-g2]~[Ag2-d2%]" }
    g:play "[Qk6-g2]~[Ag2-d2%]"
    stands(g, "Qg2,Pd2")
    t.equal(g:at("d2").tags, {}, "tags of the converted Pawn") -- it may not rush
  end)

  t.it("scn_ma_15_cascading_init", function()
    local g = maya "MA Qk2,Af7,Ai7,Af2,Bc7"
    g:reaches("k2", "j3 i4 h5 g6 f7")
    g:may { "Qf7~Ai7~Ai9", "Qk2-f7~Af7-i7~Ai7-i9" }
    g:play "[Qk2-f7]~[Af7-i7]~[Ai7-i9]"
    stands(g, "Qf7,Ai7,Ai9,Af2,Bc7")
  end)

  t.it("scn_ma_16_cascading_pyramid_1_activated", function()
    -- All that Pyramid 1 can do with the Queen's momentum of 5; Pyramid 3 is reached with none left to hand over.
    local g = maya "MA Qf7,Ai7,Af2,Bc7"
    g:air("Af7", { momentum = 5, activator = "Q" })
    g:reaches_only("f7", "e7 d7 f8 f9 f10 f11 f12 f6 f5 f4 f3 g7 h7 i7")
    g:may "[Af7-i7]~[Ai7-i9]"
    g:may_not "[Af7-i7]~[Ai7-i10]"
    g:may_not { "[Af7-f2]", "[Af7-f2]~[Af2-f1]" }
    g:may_not(each("[Af7-?]", "c7 b7 a7 j7 k7"))
  end)

  t.it("scn_ma_19_pyramid_vs_king", function()
    local g = maya "MA Qc2,Ad1,ke1"
    g:may "[Qc2-d1]~[Ad1-d2]"
    g:may_not { "[Qc2-d1]~[Ad1-e1*]", "[Qc2-d1]~[Ad1-e1%]" }
    maya("ma Qc2,Ad1,ke1"):status "playing" -- no check by a Pyramid
  end)

  t.it("scn_ma_20_pyramid_vs_bishop", function()
    local g = maya "MA Qc2,Ad1,be1"
    g:play "[Qc2-d1]~[Ad1-e1*]"
    stands(g, "Qd1,Ae1")
  end)
end)

t.describe("Figures of Mayan Ascendancy: Pawns and castling", function()
  t.it("06_mayan_ascendancy_en_passant", function()
    local g = maya "MA Pb2|,Nb1,pc5"
    g:reaches_only("b2", "b3 b4 b5 b6")
    g:play { "Pb2-b6", "Pc5-b4:" }
    stands(g, "Nb1,pb4")
  end)

  t.it("mayan_ascendancy_castling_00", function()
    local g = maya "MA Ra1&,Kg1&,Rl1&"
    g:may(each("Kg1-?&", "e1 d1 c1 i1 j1 k1"))
    g:may_not(each("Kg1-?&", "b1 f1 h1 l1"))
  end)

  t.it("mayan_ascendancy_castling_right_11_04", function()
    local g = maya "MA Ra1&,Kg1&,Rl1&"
    g:play "Kg1-k1&"
    stands(g, "Ra1,Rj1,Kk1")
  end)
end)
