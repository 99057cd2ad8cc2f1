-- The figures of the book's chapter Conquest of Tlalocan (book-figures/09-conquest-of-tlalocan.json), one test each,
-- arrow by arrow: troopers, rush, en passant and castling.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "conquest-of-tlalocan", code = "COT", size = 24 })

t.describe("Figures of Conquest of Tlalocan: troopers, rush, en passant", function()
  drawing("scn_cot_110_troopers_initial_positions", "", function(d)
    local g = t.game "conquest-of-tlalocan"
    local function stand(name, side, fields)
      for field in fields:gmatch "%S+" do g:at(field, name, side) end
    end
    stand("Centaur", "light", "f1 s1")
    stand("Shaman", "light", "k1 n1")
    stand("Grenadier", "light", "e2 g2 j2 l2 m2 o2 r2 t2 d3 h3 i3 l3 m3 p3 q3 u3")
    stand("Scout", "light", "d4 h4 i4 l4 m4 p4 q4 u4 e5 g5 j5 l5 m5 o5 r5 t5")
    stand("Scout", "dark", "e20 g20 j20 l20 m20 o20 r20 t20 d21 h21 i21 l21 m21 p21 q21 u21")
    stand("Grenadier", "dark", "d22 h22 i22 l22 m22 p22 q22 u22 e23 g23 j23 l23 m23 o23 r23 t23")
    stand("Shaman", "dark", "k24 n24")
    stand("Centaur", "dark", "f24 s24")
    d:counts { fields = 72 }
  end)

  local start = "Pb3|,Pb2|,Pe2|,Gp3|,Gp2|,Gs2|,Oi5|,Ol4|,pj10,pc9,pm9,pq9,pf8,pt8,Rb1,Ee1,Cj1,Hq1"
  drawing("18_conquest_of_tlalocan_en_passant", start, function(d)
    -- "Own privates (i.e. Pawns, Scouts, and Grenadiers) can be rushed for up to 10 fields in this variant."
    d:way "Pb3 b4":way "Pb3.b4 b5 b6 b7 b8 b9 b10 b11 b12":also "Pb3 b13!"
    d:way "Pe2 e3":way "Pe2.e3 e4 e5 e6 e7 e8 e9 e10 e11 e12":also "Pe2 e13!"
    d:way "Oi5 i6":way "Oi5.i6 i7 i8 i9 i10 i11 i12":also "Oi5 i13!"
    d:way "Ol4 l5":way "Ol4.l5 l6 l7 l8 l9 l10 l11 l12":also "Ol4 l13!"
    d:way "Gp3 p4":way "Gp3.p4 p5 p6 p7 p8 p9 p10 p11 p12":also "Gp3 p13!"
    d:way "Gs2 s3":way "Gs2.s3 s4 s5 s6 s7 s8 s9 s10 s11 s12":also "Gs2 s13!"
    d:play("Pb3-b12"):way "pc9 b8:"
    d:with(start):play("Pe2-e12"):way "pf8 e7:"
    d:with(start):play("Oi5-i12"):way "pj10 i9:"
    d:with(start):play("Ol4-l12"):way "pm9 l8:"
    d:with(start):play("Gp3-p12"):way "pq9 p8:"
    d:with(start):play("Gs2-s12"):way "pt8 s7:"
  end)

  local rushing = "hb9,we9,Wh9,pi6,Ph2|"
  local rush = "[Ph2.h3.h4.h5.h6.h7.h8.h9]~[Wh9.g9.f9.e9]~[We9.d9.c9.b9]~[Hb9.e7.h5]"
  drawing("scn_cot_111_en_passant_turned_divergence_init", rushing, function(d)
    -- "Light Pawn is about to rush from its initial position (still tagged for rushing, blue marker) and activate light
    -- Wave, which would then activate dark Wave, which would activate dark Shaman, which would end light player's
    -- cascade on en passant capture-field E."
    d:way "Ph2 h3 h4 h5 h6 h7 h8 h9~ g9 f9 e9~ d9 c9 b9~ e7 h5"
    d:with "hb9,we9,Wh9,pi6,Ph2":also "Ph2 h3 h4#"
    d:counts { fields = 1 }
  end)

  drawing("scn_cot_112_en_passant_turned_divergence_end", rushing, function(d)
    d:play(rush):stands "wb9,We9,Ph9:,pi6,hh5"
    -- "Light Pawn cannot be captured en passant, because dark Pawn is diverging from dark Shaman instead, since that is
    -- positioned on its capture-field." The green marker is the tag of the Pawn that has rushed.
    d:way "pi6 h5/ g5"
    d:way "pi6.h5/ h4"
    d:way "pi6.h5/ i5"
    d:game("dark"):may_not "Pi6-h5:"
    d:counts { fields = 1 }
    -- "Generally, any interaction with a piece positioned on a capture-field prevents capturing rushed private en
    -- passant." Without the Shaman there is none.
    d:with("wb9,We9,Ph9:,pi6"):also "pi6 h5:"
  end)

  drawing("scn_cot_113_en_passant_not_blocked", "wb9,We9,Ph9:,hh5,pi4", function(d)
    -- "Shaman does not block en passant if positioned on any field other than en passant capture-field."
    d:way "pi4 h3:"
    d:with("wb9,We9,Ph9,hh5,pi4"):also "pi4 h3!"
    d:counts { fields = 1 }
  end)
end)

t.describe("Figures of Conquest of Tlalocan: castling", function()
  drawing("conquest_of_tlalocan_castling_01", "Rb1&,Km1&,Rw1&", function(d)
    -- "King can move between 2 and 9 fields across."
    local g = d:game()
    for field in ("k1 o1 j1 p1 i1 q1 h1 r1 g1 s1 f1 t1 e1 u1 d1 v1"):gmatch "%S+" do g:may("Km1-" .. field .. "&") end
    g:may_not { "Km1-l1&", "Km1-n1&", "Km1-c1&", "Km1-w1&" }
    d:counts { fields = 16 }
  end)

  drawing("conquest_of_tlalocan_castling_right_22_08", "Rb1&,Km1&,Rw1&", function(d)
    -- "After castling is finished, right Rook ends up at field immediately left to the King."
    d:play("Km1-u1&"):stands "Rb1,Rt1,Ku1"
    d:counts { fields = 17 }
  end)
end)
