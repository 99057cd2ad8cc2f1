-- The figures of the book's chapter Conquest of Tlalocan (book-figures/09-conquest-of-tlalocan.json), one test each,
-- arrow by arrow: divergence.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "conquest-of-tlalocan", code = "COT", size = 24 })

t.describe("Figures of Conquest of Tlalocan: diverging pieces", function()
  drawing("scn_cot_033_diverging_activated_piece_end", "Wj12,Hm12,Qg9,Hj7", function(d)
    -- The Queen came from b14 with 5 momentum. The Rook "can diverge from Shaman A, with 2 remaining momentum", but not
    -- "from Shaman B, only stop before it is reached, since all received momentum would be spent".
    d:air("Rj12", 5, "Q")
    d:way "Rj12.k12.l12.m12/ n12 o12 p12# q12# r12# s12# t12# u12# v12# w12# x12#"
    d:way "Rj12.k12.l12.m12/ m13 m14 m15# m16# m17# m18# m19# m20# m21# m22# m23# m24#"
    d:way "Rj12.k12.l12.m12/ l12 k12 j12# i12# h12# g12# f12# e12# d12# c12# b12# a12#"
    d:way "Rj12.k12.l12.m12/ m11 m10 m9# m8# m7# m6# m5# m4# m3# m2# m1#"
    d:also "Rj12 j11 j10 j9 j8 j7#":also "Rj12.j11.j10.j9.j8.j7/ k7#":also "Rj12.j11.j10.j9.j8.j7/ j6#"
    d:with("Wg9,Rj12,Hm12,Qb14,Hj7"):also "Qb14 c13 d12 e11 f10 g9~ h10 i11 j12~ k12 l12 m12/ m13 m14"
    d:also "Qb14 c13 d12 e11 f10 g9~ h10 i11 j12~ k12 l12 m12/ m13 m14 m15#"
  end)

  local pawns = "Qw12,nb7,nh7,nq7,nu7,Ww7,Hc6,Pd6,Hg6,Hp6,Ht6,Ph5,Pp5,Pu5"
  drawing("scn_cot_034_diverging_pawn_init", pawns, function(d)
    -- "Pawn can diverge from own Shaman by making forward-, sideways-, or capture-step, or by rushing."
    d:way "Pd6 c6/"
    d:way "Ph5 g6/"
    d:way "Pp5 p6/"
    d:way "Qw12 w11 w10 w9 w8 w7~ v6 u5~ t6/"
  end)

  local back = { arrows = 1, because = "back on d6 the Pawn would have made no move: all would stand as before" }
  drawing("scn_cot_035_diverging_pawn_end", pawns, back, function(d)
    -- "Image above have all four Pawns 'in the air', each can choose its next direction independently of arriving
    -- path."
    d:way "Pd6.c6/ b6"
    d:way "Pd6.c6/ b7*"
    d:way "Pd6.c6/ c7"
    d:way "Pd6.c6/ d7!"
    d:way "Pd6.c6/ d6?"
    d:way "Ph5.g6/ f6"
    d:way "Ph5.g6/ f7!"
    d:way "Ph5.g6/ g7"
    d:way "Ph5.g6/ h7*"
    d:way "Ph5.g6/ h6"
    d:way "Pp5.p6/ o6"
    d:way "Pp5.p6/ o7!"
    d:way "Pp5.p6/ p7"
    d:way "Pp5.p6/ q7*"
    d:way "Pp5.p6/ q6"
    -- "Diverged Pawn is limited to only one step, regardless how much momentum it had."
    d:also "Pp5.p6/.p7 p8!"
    d:with("nb7,nh7,nq7,nu7,Qw7,Hc6,Hg6,Hp6,Ht6,Wu5"):air("Pu5", 5, "Q")
    d:way "Pu5.t6/ s6"
    d:way "Pu5.t6/ s7!"
    d:way "Pu5.t6/ t7"
    d:way "Pu5.t6/ u7*"
    d:way "Pu5.t6/ u6"
    d:also "Pu5.t6/.t7 t8!"
    -- It "can activate own Pyramid or Wave with remaining 3 momentum. Other Pawns don't have any momentum after
    -- divergence, so they can't activate own Pyramid, only Wave."
    d:with("As7,Ht6,Wu5,Qw7"):air("Pu5", 5, "Q"):also "Pu5.t6/ s7~ s8 s9 s10 s11#"
    d:with("Aq7,Hp6,Pp5"):also "Pp5.p6/ q7!":with("Wq7,Hp6,Pp5"):also "Pp5.p6/ q7~"
  end)

  drawing("scn_cot_037_diverging_rushed_pawn", "Ab9,nd9,Wb8,Hc8,Pc2|", function(d)
    -- "Rushing light Pawn after divergence can step for only one field forward or sideways. It could also capture dark
    -- Knight, or it could activate either Wave or Pyramid with remaining five momentum." It came from c2.
    d:way "Pc2.c3.c4.c5.c6.c7.c8/ c9"
    d:way "Pc2.c3.c4.c5.c6.c7.c8/ d8"
    d:way "Pc2.c3.c4.c5.c6.c7.c8/ b8~"
    d:way "Pc2.c3.c4.c5.c6.c7.c8/ b9~"
    d:way "Pc2.c3.c4.c5.c6.c7.c8/ d9*"
    d:also "Pc2.c3.c4.c5.c6.c7.c8/ b9~ b10 b11 b12 b13 b14 b15#":also "Pc2.c3.c4.c5.c6.c7.c8/ c9 c10!"
    -- "Shaman is not transparent to Pawns."
    d:also "Pc2.c3.c4.c5.c6.c7.c8 c9!"
  end)

  drawing("scn_cot_038_diverging_unicorn_init", "pj11,Ne10,bk10,Hh8,Al7,Ui6,Wf5", function(d)
    d:way "Ui6 h8/"
  end)

  drawing("scn_cot_039_diverging_unicorn_end", "pj11,Ne10,bk10,Hh8,Al7,Ui6,Wf5", function(d)
    -- "Color of field is now opposite to Unicorn's, so Unicorn will do long jump. After divergence Unicorn doesn't have
    -- momentum, so it can activate only own Wave, but not Pyramid, nor Knight; or, it can capture one of opponent's
    -- pieces."
    d:way "Ui6.h8/ l9"
    d:way "Ui6.h8/ k10*"
    d:way "Ui6.h8/ j11*"
    d:way "Ui6.h8/ i12"
    d:way "Ui6.h8/ g12"
    d:way "Ui6.h8/ f11"
    d:way "Ui6.h8/ e10#"
    d:way "Ui6.h8/ d9"
    d:way "Ui6.h8/ d7"
    d:way "Ui6.h8/ e6"
    d:way "Ui6.h8/ f5~"
    d:way "Ui6.h8/ g4"
    d:way "Ui6.h8/ i4"
    d:way "Ui6.h8/ j5"
    d:way "Ui6.h8/ k6"
    d:way "Ui6.h8/ l7#"
    d:also "Ui6.h8/ j9!":also "Ui6.h8/ g6!" -- no short jump
  end)

  drawing("scn_cot_040_activated_unicorn_divergence_init", "Eg14,Wc6,Hk6,Am5,Ui3", function(d)
    d:way "Eg14 f12 e10 d8 c6~ e5 g4 i3~ k6/"
  end)

  drawing("scn_cot_041_activated_unicorn_divergence_end", "Ec6,Hk6,Am5,Wi3", function(d)
    -- "Light Unicorn after divergence can make only one step, even though it still has 3 unspent momentum." It "can
    -- also activate own Pyramid with 2 remaining momentum".
    d:air("Ui3", 4, "E")
    d:way "Ui3.k6/ m7"
    d:way "Ui3.k6/ l8"
    d:way "Ui3.k6/ j8"
    d:way "Ui3.k6/ i7"
    d:way "Ui3.k6/ i5"
    d:way "Ui3.k6/ j4"
    d:way "Ui3.k6/ l4"
    d:way "Ui3.k6/ m5~"
    d:way "Ui3.k6/.i5 g8!"
    d:also "Ui3.k6/ m5~ n5 o5 p5#"
  end)

  drawing("scn_cot_043_serpent_cannot_diverge", "Hh3,Se2", function(d)
    -- "Serpent cannot diverge, so it's blocked by own Shaman located on its step-field."
    d:way "Se2 f3 e4 f5 g4 h5 i4 h3! i2# j3#"
    d:also "Se2.f3.e4.f5.g4.h5.i4.h3/ g4!":also "Se2.f3.e4.f5.g4.h5.i4.h3/ i2!"
    -- "King cannot diverge", nor can a Centaur.
    d:with("Kb2,Hb3"):also "Kb2.b3/ b4!":also "Kb2.b3/ c4!"
    d:with("Cc3,Hd5"):also "Cc3.d5/ b4!":also "Cc3.d5/ h6!"
  end)
end)

t.describe("Figures of Conquest of Tlalocan: diverging Shamans", function()
  drawing("scn_cot_045_diverging_stepping_shaman", "Hk13,He10", function(d)
    d:way "He10 g11 i12 k13/"
  end)

  drawing("scn_cot_046_diverging_capturing_shaman", "Hq22,bo19,nm16,Hk13", function(d)
    -- "Kind of steps before and after divergence do not need to match." It is "limited by momentum it had": 3.
    d:way "Hq22 o19* m16* k13/"
    d:also "Hq22.o19*.m16*.k13/ l11 m9 n7 o5#"
    d:with("Hk13,He10,pn11,pq9,pt7,pw5"):also "He10.g11.i12.k13/ n11* q9* t7* w5#"
  end)

  drawing("scn_cot_050_cannot_diverge_activated_shaman", "Hf4,Rh4,Hb2,Wh2", function(d)
    -- "Light Shaman B is activated with only two momentum, which are then used to reach divergent Shaman A, so there
    -- will be no momentum left to diverge, and so Shaman B is blocked by Shaman A."
    d:way "Rh4 h3 h2~ g2 f2 e2 d2 c2 b2~ d3 f4#"
    d:with("Hf4,Rh2,Wb2"):air("Hb2", 2, "R"):also "Hb2.d3.f4/ h5#":also "Hb2.d3.f4/ e6#"
    d:air("Hb2", 3, "R"):also "Hb2.d3.f4/ h5":also "Hb2.d3.f4/ e6"
  end)

  drawing("scn_cot_051_diverging_shaman_from_opponents", "pw21,pt19,pn15,pk13,hh11,Wl9,Ap7,Hc1", function(d)
    -- "Shaman is the only piece which can diverge from opponent's Shaman." It "can e.g activate light Wave; Pyramids
    -- cannot be activated on step-fields. Or, Shaman could capture dark Pawns on its capture-fields; only two can be
    -- captured since others are behind an empty capture-field."
    d:way "Hc1 d3 e5 f7 g9 h11/ k13* n15* q17! t19# w21#"
    d:way "Hc1.d3.e5.f7.g9.h11/ j10 l9~^ n8 p7! r6#"
    d:with("hc3,Qa5"):also "Qa5 b4 c3*":also "Qa5.b4.c3/ c4!":also "Qa5.b4.c3/ d2!"
  end)
end)

t.describe("Figures of Conquest of Tlalocan: diverging Waves, and checks", function()
  drawing("scn_cot_053_wave_divergence_1", "ph14,Hl14,Eo11,Qg9,Pl6", function(d)
    -- The Wave came from the Queen's field. It "can pick one of eight directions its activator (light Queen) could
    -- choose. After divergence, light Wave could activate one of light pieces with received 3 momentum", even the
    -- Queen.
    d:air("Wg9", 3, "Q")
    d:way "Wg9.h10.i11.j12.k13.l14/ m14 n14 o14 p14 q14 r14 s14 t14 u14 v14 w14 x14"
    d:way "Wg9.h10.i11.j12.k13.l14/ m15 n16 o17 p18 q19 r20 s21 t22 u23 v24"
    d:way "Wg9.h10.i11.j12.k13.l14/ l15 l16 l17 l18 l19 l20 l21 l22 l23 l24"
    d:way "Wg9.h10.i11.j12.k13.l14/ k15 j16 i17 h18 g19 f20 e21 d22 c23 b24"
    d:way "Wg9.h10.i11.j12.k13.l14/ k14 j14 i14 h14^ g14 f14 e14 d14 c14 b14 a14"
    d:way "Wg9.h10.i11.j12.k13.l14/ k13 j12 i11 h10 g9~^ f8 e7 d6 c5 b4 a3"
    d:way "Wg9.h10.i11.j12.k13.l14/ l13 l12 l11 l10 l9 l8 l7 l6~^ l5 l4 l3 l2 l1"
    d:way "Wg9.h10.i11.j12.k13.l14/ m13 n12 o11~^ p10 q9 r8 s7 t6 u5 v4 w3 x2"
    d:also "Wg9.h10.i11.j12.k13.l14/ m16!"
    -- "Divergence is optional, Shaman could be activated, instead."
    d:also "Wg9 h10 i11 j12 k13 l14~"
  end)

  drawing("scn_cot_054_wave_cannot_diverge_if_activated_by_unicorn", "Hj11,Uc4,We3", function(d)
    -- "Light Wave has to follow its two initially chosen steps for the remainder of a ply."
    d:way "Uc4 e3~ h5 f6 i8 g9 j11~^ h12 k14 i15 l17 j18 m20 k21 n23 l24"
    d:with("Hj11,Ue3"):air("We3", 1, "U")
    for field in ("l12 k13 i13 h10 i9 k9 l10"):gmatch "%S+" do
      d:way("We3.h5.f6.i8.g9.j11 " .. field .. "!"):also("We3.h5.f6.i8.g9.j11/ " .. field .. "!")
    end
  end)

  drawing("scn_cot_057_multiple_divergences", "sh21,Qd18,cu16,Hq12,Hq5", function(d)
    -- "Light Queen can diverge from own, light Shamans A, then B, and then capture dark Centaur. Dark Serpent couldn't
    -- be captured, because it's out of range": 13 momentum gathered, 7 of it spent between the Shamans.
    d:way "Qd18 e17 f16 g15 h14 i13 j12 k11 l10 m9 n8 o7 p6 q5/ q6 q7 q8 q9 q10 q11 q12/ r13 s14 t15 u16*"
    d:way("Qd18.e17.f16.g15.h14.i13.j12.k11.l10.m9.n8.o7.p6.q5/.q6.q7.q8.q9.q10.q11.q12/ p13 o14 n15 m16 l17 k18 "
      .. "j19# i20# h21#")
  end)

  drawing("scn_cot_058_diverging_opponents_pieces", "Hl19,Qd18,hs15,eo13,ws9,Wp6", function(d)
    -- "Dark pieces can only diverge from dark Shaman. Light player started a cascade with light Queen; activated dark
    -- Pegasus can only diverge from own, dark Shaman; light Shaman can only be captured." (It is marked red.)
    d:way "Qd18 e17 f16 g15 h14 i13 j12 k11 l10 m9 n8 o7 p6~ q7 r8 s9~ r10 q11 p12 o13~ n15 m17 l19*"
    d:with("Hl19,hs15,Qp6,Ws9,wo13"):air("eo13", 12, "Q")
    d:also "eo13.n15.m17.l19/ n20!":also "eo13.n15.m17.l19/ k21!"
    d:way "eo13 q14 s15/"
  end)

  drawing("scn_cot_063_diverged_check_init", "Qb11,Hg6,kg2", function(d)
    -- "Opportunity to check (or checkmate) after divergence is still not an attack on opponent's King." Grey arrows are
    -- fields that the Queen does not attack; she can go where the King does not stand.
    d:way "Qb11 c10 d9 e8 f7 g6/ g5 g4 g3 g2#"
    d:game("dark"):status "playing"
  end)

  drawing("scn_cot_064_diverged_check_end", "Qb11,Hg6,kg2", function(d)
    -- "Grey arrows show path traveled over by light Queen, both before and after divergence. Dark King is now
    -- positioned on light Queen's capture-field, so now it's in check": along the red arrows.
    d:way "Qb11 c10 d9 e8 f7 g6/ f5 e4"
    d:play("[Qb11.c10.d9.e8.f7.g6/.f5.e4]"):stands "Hg6,Qe4,kg2"
    d:way "Qe4 f3 g2!"
    d:game("dark"):status "check"
  end)
end)
