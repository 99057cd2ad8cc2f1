-- The figures of the book's chapter Hemera's Dawn (book-figures/07-hemeras-dawn.json), one test each, arrow by arrow:
-- Grenadier, rush and castling.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "hemeras-dawn", code = "HD", size = 20 })

t.describe("Figures of Hemera's Dawn: Grenadier", function()
  drawing("scn_hd_40_grenadier_fields", "Gc3", function(d)
    -- "Grenadier is in close quarters if there is at least one opponent's piece present on its grenadier-fields": then
    -- it goes up or down by one field, else by two.
    d:also "Gc3 c4 c5":also "Gc3 c2 c1"
    for field in ("d3 d4 c4 b4 b3 b2 c2 d2"):gmatch "%S+" do
      d:with("Gc3,n" .. field):also "Gc3 c5!":also "Gc3 c1!"
    end
    d:with "Gc3,na1,nb1,nd1,ne1,ne2,ne3,ne4,ne5,nd5,nb5,na5,na4,na3,na2":also "Gc3 c4 c5":also "Gc3 c2 c1"
    d:counts { fields = 8 }
  end)

  drawing("scn_hd_42_grenadier_movement_transition", "Gb2,pd1", function(d)
    -- "Grenadier which started a ply without opponent's piece on its grenadier-fields won't gain (or lose) any steps,
    -- if it passes by opponent's piece."
    d:way "Gb2 c2 d2 e2"
    d:also "Gb2.c2.d2.e2 f2!":also "Gb2 b5!":also "Gb2.c2 d1!"
  end)

  drawing("scn_hd_43_grenadier_forking_steps", "Gd4", function(d)
    -- "All possible choices for first step followed by its accompanying capture-steps are shown."
    d:way "Gd4 e4 f5!"
    d:way "Gd4.e4 f3!"
    d:way "Gd4 d5 e6!"
    d:way "Gd4.d5 c6!"
    d:way "Gd4 c4 b5!"
    d:way "Gd4.c4 b3!"
    d:way "Gd4 d3 e2!"
    d:way "Gd4.d3 c2!"
  end)

  drawing("scn_hd_44_grenadier_vertical_steps", "bd2,Gc4,nb5", function(d)
    -- "Grenadier can take one step up or down; after which it can take associated forking capture-step, if there is
    -- opponent's piece to capture (here, dark Bishop)."
    d:way "Gc4 d5!"
    d:way "Gc4 b5*"
    d:way "Gc4 c5 d6!"
    d:way "Gc4.c5 b6!"
    d:way "Gc4 d3!"
    d:way "Gc4 b3!"
    d:way "Gc4 c3 d2*"
    d:way "Gc4.c3 b2!"
    d:with("nb5,Gc4,bd2,rb7"):also "Gc4.c5.c6 b7!"
  end)

  drawing("scn_hd_45_grenadier_horizontal_steps", "Gj3,nk4,pi2,qm2,ri4", function(d)
    -- "One step more than count of opponent's pieces on its grenadier-fields either to the left or to the right; here,
    -- three opponent's pieces grants four horizontal steps."
    d:way "Gj3 k3 l4!"
    d:way "Gj3.k3 l2!"
    d:way "Gj3.k3 l3 m4!"
    d:way "Gj3.k3.l3 m2*"
    d:way "Gj3.k3.l3 m3 n4!"
    d:way "Gj3.k3.l3.m3 n2!"
    d:way "Gj3.k3.l3.m3 n3 o4!"
    d:way "Gj3.k3.l3.m3.n3 o2!"
    d:way "Gj3 i3 h4!"
    d:way "Gj3.i3 h2!"
    d:way "Gj3.i3 h3 g4!"
    d:way "Gj3.i3.h3 g2!"
    d:way "Gj3.i3.h3 g3 f4!"
    d:way "Gj3.i3.h3.g3 f2!"
    d:way "Gj3.i3.h3.g3 f3 e4!"
    d:way "Gj3.i3.h3.g3.f3 e2!"
  end)

  drawing("scn_hd_46_grenadier_close_quarters_transition", "ba2,Gb2,na3,pa1,qg1", function(d)
    -- "After first step has no opponent's pieces in its vicinity, yet it still can capture dark Queen."
    d:way "Gb2 c2 d2 e2 f2 g1*"
  end)

  drawing("scn_hd_47_grenadier_blocked_steps", "ba3,Gb3,pa2,ra4,ue3", function(d)
    -- "Step-fields can be blocked, and with it all subsequent step- and forked capture-fields."
    d:way "Gb3 c3 d4!"
    d:way "Gb3.c3 d2!"
    d:way "Gb3.c3 d3 e4!"
    d:way "Gb3.c3.d3 e2!"
    d:way "Gb3.c3.d3 e3# f4#"
    d:way "Gb3.c3.d3.e3 f2#"
    d:way "Gb3.c3.d3.e3 f3# g4#"
    d:way "Gb3.c3.d3.e3.f3 g2#"
  end)

  drawing("scn_hd_48_grenadier_not_blocked_steps", "ba3,Gb3,pa2,ra4,we3", function(d)
    -- "Grenadier cannot interact with opponent's Wave, so that step-field is blocked, but not fields behind it."
    d:way "Gb3 c3 d4!"
    d:way "Gb3.c3 d2!"
    d:way "Gb3.c3 d3 e4!"
    d:way "Gb3.c3.d3 e2!"
    d:way "Gb3.c3.d3 e3^ f4!"
    d:way "Gb3.c3.d3.e3 f2!"
    d:way "Gb3.c3.d3.e3 f3 g4!"
    d:way "Gb3.c3.d3.e3.f3 g2!"
  end)

  drawing("scn_hd_49_grenadier_close_quarters_pattern", "bk3,Gj5,nk6,pi4,qn4,ri6,wk5", function(d)
    -- "In close quarters Grenadier can take only one step up or down; regardless how many opponent's pieces there are."
    d:way "Gj5 k5^ l6!"
    d:way "Gj5.k5 l4!"
    d:way "Gj5.k5 l5 m6!"
    d:way "Gj5.k5.l5 m4!"
    d:way "Gj5.k5.l5 m5 n6!"
    d:way "Gj5.k5.l5.m5 n4*"
    d:way "Gj5.k5.l5.m5 n5 o6!"
    d:way "Gj5.k5.l5.m5.n5 o4!"
    d:way "Gj5.k5.l5.m5.n5 o5 p6!"
    d:way "Gj5.k5.l5.m5.n5.o5 p4!"
    d:way "Gj5 j6 k7!"
    d:way "Gj5.j6 i7!"
    d:way "Gj5 i5 h6!"
    d:way "Gj5.i5 h4!"
    d:way "Gj5.i5 h5 g6!"
    d:way "Gj5.i5.h5 g4!"
    d:way "Gj5.i5.h5 g5 f6!"
    d:way "Gj5.i5.h5.g5 f4!"
    d:way "Gj5.i5.h5.g5 f5 e6!"
    d:way "Gj5.i5.h5.g5.f5 e4!"
    d:way "Gj5.i5.h5.g5.f5 e5 d6!"
    d:way "Gj5.i5.h5.g5.f5.e5 d4!"
    d:way "Gj5 j4 i3!"
    d:way "Gj5.j4 k3*"
    d:way "Gj5 k6*"
    d:way "Gj5 i6*"
    d:way "Gj5 i4*"
    d:way "Gj5 k4!"
    d:nothing_else "Gj5"
  end)
end)

t.describe("Figures of Hemera's Dawn: activated Grenadier", function()
  drawing("scn_hd_50_grenadier_activated", "Gd3,Ng2,We1", function(d)
    -- "Activated Grenadier is limited by received momentum, up to maximum allowed by movement pattern."
    d:way "Ng2 e1~ d3~ e3 f3# g3#"
    d:with("Ne1,Wd3"):air("Gd3", 1, "N")
    d:way "Gd3 d4 d5#"
    d:way "Gd3 c3 b3# a3#"
    d:way "Gd3 d2 d1#"
    d:way "Gd3 e4!"
    d:way "Gd3 c4!"
    d:way "Gd3 c2!"
    d:way "Gd3 e2!"
    d:nothing_else "Gd3"
  end)

  drawing("scn_hd_51_grenadier_close_quarters_activation", "Eb3,Gj5,nk6,pi4,pk3,qn4,ri6,Wh6,wk5", function(d)
    d:way "Eb3 d4 f5 h6~ j5~"
  end)

  drawing("scn_hd_52_grenadier_close_quarters_activated", "Eh6,nk6,pi4,pk3,qn4,ri6,Wj5,wk5", function(d)
    -- "Grenadier activated in close quarters cannot capture dark Queen, since it's limited by received 3 momentum."
    d:air("Gj5", 3, "E")
    d:way "Gj5 k5^ l6!"
    d:way "Gj5.k5 l4!"
    d:way "Gj5.k5 l5 m6!"
    d:way "Gj5.k5.l5 m4!"
    d:way "Gj5.k5.l5 m5 n6#"
    d:way "Gj5.k5.l5.m5 n4#"
    d:way "Gj5.k5.l5.m5 n5# o6#"
    d:way "Gj5.k5.l5.m5.n5 o4#"
    d:way "Gj5.k5.l5.m5.n5 o5# p6#"
    d:way "Gj5.k5.l5.m5.n5.o5 p4#"
    d:way "Gj5 j6 k7!"
    d:way "Gj5.j6 i7!"
    d:way "Gj5 i5 h6#"
    d:way "Gj5.i5 h4!"
    d:way "Gj5.i5 h5 g6!"
    d:way "Gj5.i5.h5 g4!"
    d:way "Gj5.i5.h5 g5 f6#"
    d:way "Gj5.i5.h5.g5 f4#"
    d:way "Gj5.i5.h5.g5 f5# e6#"
    d:way "Gj5.i5.h5.g5.f5 e4#"
    d:way "Gj5.i5.h5.g5.f5 e5# d6#"
    d:way "Gj5.i5.h5.g5.f5.e5 d4#"
    d:way "Gj5 j4 i3!"
    d:way "Gj5.j4 k3*"
    d:way "Gj5 k6*"
    d:way "Gj5 i6*"
    d:way "Gj5 i4*"
    d:way "Gj5 k4!"
    d:nothing_else "Gj5"
  end)

  drawing("scn_hd_53_grenadier_activates_pyramid", "Ab3,Ae2,Gd3", function(d)
    -- "When not in close quarters, Grenadier can activate own Pyramid only on immediate capture-field (here, Pyramid
    -- B)."
    d:way "Gd3 c3 b3# a3#"
    d:way "Gd3 e2~"
  end)

  drawing("scn_hd_54_grenadier_close_quarters_activates_pyramid", "Ag5,Ai4,An4,Gj5,nk6,pj4,ri6,wk5", function(d)
    -- "On its immediate capture-field (here, Pyramid C), or on a capture-field after forking step (here, Pyramid A,
    -- after using transparency of Wave to reach it). Not on its step-fields (Pyramid B)."
    d:way "Gj5 k5^ l5 m5 n4~"
    d:way "Gj5 i5 h5 g5# f5# e5#"
    d:way "Gj5 i4~"
  end)

  drawing("scn_hd_56_grenadier_activated_wave_step_field", "Ag5,Am8,Gj8,Nd2,Ph19,wr8", function(d)
    -- "Activated Wave moves the same as if activated by Queen, and can use its own transparency to reach pieces
    -- behind."
    d:air("Wj8", 1, "G")
    d:way "Wj8 k8 l8 m8^ n8 o8 p8 q8 r8~^ s8 t8"
    d:way "Wj8 k9 l10 m11 n12 o13 p14 q15 r16 s17 t18"
    d:way "Wj8 j9 j10 j11 j12 j13 j14 j15 j16 j17 j18 j19 j20"
    d:way "Wj8 i9 h10 g11 f12 e13 d14 c15 b16 a17"
    d:way "Wj8 i8 h8 g8 f8 e8 d8 c8 b8 a8"
    d:way "Wj8 i7 h6 g5^ f4 e3 d2~^ c1"
    d:way "Wj8 j7 j6 j5 j4 j3 j2 j1"
    d:way "Wj8 k7 l6 m5 n4 o3 p2 q1"
    d:nothing_else "Wj8"
  end)

  drawing("scn_hd_58_grenadier_activated_wave_capture_field", "Ag5,Am8,Gj8,Nd2,nh10,Ph17,wr8", function(d)
    -- "Exactly the same as the one activated on a step-field, regardless if activating Grenadier was in close
    -- quarters."
    d:air("Wj8", 1, "G")
    d:way "Wj8 k8 l8 m8^ n8 o8 p8 q8 r8~^ s8 t8"
    d:way "Wj8 k9 l10 m11 n12 o13 p14 q15 r16 s17 t18"
    d:way "Wj8 j9 j10 j11 j12 j13 j14 j15 j16 j17 j18 j19 j20"
    d:way "Wj8 i9 h10^ g11 f12 e13 d14 c15 b16 a17"
    d:way "Wj8 i8 h8 g8 f8 e8 d8 c8 b8 a8"
    d:way "Wj8 i7 h6 g5^ f4 e3 d2~^ c1"
    d:way "Wj8 j7 j6 j5 j4 j3 j2 j1"
    d:way "Wj8 k7 l6 m5 n4 o3 p2 q1"
    d:nothing_else "Wj8"
  end)
end)

t.describe("Figures of Hemera's Dawn: rush, en passant, castling", function()
  drawing("scn_hd_60_grenadier_en_passant_self_extended", "gc9,gg9,Pf2|,Pb2|", function(d)
    d:way "Pb2 b3 b4 b5 b6 b7 b8 b9 b10"
    -- The grey arrows are the way of the Pawn on the right, which has rushed.
    d:play("Pf2.f3.f4.f5.f6.f7-f8"):stands "gc9,gg9,Pf8:,Pb2|"
    d:counts { arrows = 6 }
    -- "This grants Grenadier close quarters movement, which can now also make a step parallel to Pawn's rush, before
    -- capturing it en passant."
    d:way "gg9 g8 f7:"
  end)

  -- The Shaman on q1 belongs to a later chapter.
  local start = "Pb3|,Pb2|,Pe2|,Gp3|,Gp2|,Gs2|,Oi5|,Ol4|,pj9,pc8,pm8,pq8,pf7,pt7,Rb1,Ee1,Cj1"
  drawing("14_hemera_s_dawn_en_passant", start, function(d)
    -- "Pawns and Grenadiers can be rushed 7 (Pawn A, Grenadier E) or 8 (Pawn B, Grenadier F) fields. Scouts can be
    -- rushed 5 (Scout C) or 6 (Scout D) fields. All rushed privates can be captured by any opponent's private en
    -- passant."
    d:way "Pb3 b4":way "Pb3.b4 b5 b6 b7 b8 b9 b10":also "Pb3 b11!"
    d:way "Pe2 e3":way "Pe2.e3 e4 e5 e6 e7 e8 e9 e10":also "Pe2 e11!"
    d:way "Oi5 i6":way "Oi5.i6 i7 i8 i9 i10":also "Oi5 i11!"
    d:way "Ol4 l5":way "Ol4.l5 l6 l7 l8 l9 l10":also "Ol4 l11!"
    d:way "Gp3 p4":way "Gp3.p4 p5 p6 p7 p8 p9 p10":also "Gp3 p11!"
    d:way "Gs2 s3":way "Gs2.s3 s4 s5 s6 s7 s8 s9 s10":also "Gs2 s11!"
    d:play("Pb3-b10"):way "pc8 b7:"
    d:with(start):play("Pe2-e10"):way "pf7 e6:"
    d:with(start):play("Oi5-i10"):way "pj9 i8:"
    d:with(start):play("Ol4-l10"):way "pm8 l7:"
    d:with(start):play("Gp3-p10"):way "pq8 p7:"
    d:with(start):play("Gs2-s10"):way "pt7 s6:"
    -- "Dark Scout and dark Pawn both can capture rushing light Pawn; the only difference are their capture-fields."
    d:with("Pe2|,of7,pd7"):play("Pe2-e9"):also "of7 e8:":also "pd7 e6:":also "of7 e6!":also "pd7 e8!"
    -- "Grenadier can capture another private en passant only on its first ply in a move."
    d:with("Pe2|,gd8"):play("Pe2-e9"):also "gd8 e7:"
    local g = d:with("Pe2|,gd9,wd8,wc7"):play("Pe2-e9"):game "dark"
    g:may "[Gd9-d8]~[Wd8-c7]~[Wc7-d8]~[Gd8-d7]":may_not "[Gd9-d8]~[Wd8-c7]~[Wc7-d8]~[Gd8-e7]"
  end)

  drawing("hemera_s_dawn_castling_01", "Rb1&,Kk1&,Rs1&", function(d)
    local g = d:game()
    for field in ("i1 m1 h1 n1 g1 o1 f1 p1 e1 q1 d1 r1"):gmatch "%S+" do g:may("Kk1-" .. field .. "&") end
    g:may_not { "Kk1-j1&", "Kk1-l1&", "Kk1-c1&", "Kk1-s1&" }
    d:counts { fields = 12 }
  end)

  drawing("hemera_s_dawn_castling_right_18_03", "Rb1&,Kk1&,Rs1&", function(d)
    -- "After castling is finished, right Rook ends up at field immediately left to the King."
    d:play("Kk1-n1&"):stands "Rb1,Rm1,Kn1"
    d:counts { fields = 13 }
  end)
end)
