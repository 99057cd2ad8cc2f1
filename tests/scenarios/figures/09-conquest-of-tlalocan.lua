-- The figures of the book's chapter Conquest of Tlalocan (book-figures/09-conquest-of-tlalocan.json).
require "figures" (require "acedrex.scenario", {
  title = "Conquest of Tlalocan", variant = "conquest-of-tlalocan", code = "COT", size = 24,
  drawn = { figures = 43, arrows = 670, fields = 204 },
}, [=[
== Shaman's plies

scn_cot_001_shaman_movement 96 fields: Hg7,Hr7,hg18,hr18
  -- "For light Shaman, step-fields are the same as Knight's, while capture-fields are accessed after long jump, similar
  -- to Unicorn's. For dark Shamans, it's the opposite." "Movement of Shaman does not depend on color of field on which
  -- it stands, only on color of the piece itself." The colours tell steps from captures.
  with Hg7 ; next_steps Hg7 i8 h9 f9 e8 e6 f5 h5 i6
  with Hg7,P(i8 h9 f9 e8 e6 f5 h5 i6),p(k8 j9 i10 h11 f11 e10 d9 c8 c6 d5 e4 f3 h3 i4 j5 k6)
  next_steps Hg7 k8* j9* i10* h11* f11* e10* d9* c8* c6* d5* e4* f3* h3* i4* j5* k6*
  with Hr7 ; next_steps Hr7 t8 s9 q9 p8 p6 q5 s5 t6
  with Hr7,P(t8 s9 q9 p8 p6 q5 s5 t6),p(v8 u9 t10 s11 q11 p10 o9 n8 n6 o5 p4 q3 s3 t4 u5 v6)
  next_steps Hr7 v8* u9* t10* s11* q11* p10* o9* n8* n6* o5* p4* q3* s3* t4* u5* v6*
  with hg18 ; next_steps hg18 k19 j20 i21 h22 f22 e21 d20 c19 c17 d16 e15 f14 h14 i15 j16 k17
  with hg18,p(k19 j20 i21 h22 f22 e21 d20 c19 c17 d16 e15 f14 h14 i15 j16 k17),P(i19 h20 f20 e19 e17 f16 h16 i17)
  next_steps hg18 i19* h20* f20* e19* e17* f16* h16* i17*
  with hr18 ; next_steps hr18 v19 u20 t21 s22 q22 p21 o20 n19 n17 o16 p15 q14 s14 t15 u16 v17
  with hr18,p(v19 u20 t21 s22 q22 p21 o20 n19 n17 o16 p15 q14 s14 t15 u16 v17),P(t19 s20 q20 p19 p17 q16 s16 t17)
  next_steps hr18 t19* s20* q20* p19* p17* q16* s16* t17*

scn_cot_002_light_shaman_step_ply 33 arrows: At11,nk10,Wj6,Hb2
  -- "Direction of a ply cannot be changed, neither in other step- nor any capture-field." "Wave on a step-field can be
  -- activated", and "is transparent to Shaman".
  way Hb2 d3 f4 [g6!] [e6!] [d5!] [e2!] [g2!] [h3!] h5 j6~^ l7 n8 [r9!] [q10!] [p11!] [o12!] [m12!] [l11!] [k10!] [j9!]
      [j7!] [k6!] [l5!] [m4!] [o4!] [p5!] [q6!] [r7!] p9 r10 t11# v12# x13#

scn_cot_003_light_shaman_step_ply_no_capture 3 arrows: nf4,Hb2
  -- "Shaman can't capture opponent's piece on a step-field, nor activate Pyramid."
  way Hb2 d3 f4# h5#
  with Af4,Hb2 ; also Hb2 d3 f4# h5#

scn_cot_004_light_shaman_capture_ply 27 arrows: nl8,pv7,pn5,pj4,pf3,Hb2
  -- "Shaman can continue capturing in the same ply, and in the same direction, as long as there are opponent's pieces
  -- to capture. Empty capture-fields cannot be overstepped." The captures are drawn like steps.
  way Hb2 f3* [h4!] [g5!] [e5!] [d4!] [d2!] [e1!] [g1!] [h2!] j4* n5* [q7!] [p8!] [o9!] [m9!] [l8!] [k7!] [j6!] [k3!]
      [l2!] [m1!] [o1!] [p2!] [q3!] [r4!] r6# v7#
  play [Hb2.f3*.j4*.n5*] ; stands nl8,pv7,Hn5
  -- What the text prints is for a Shaman on d9, with two Pawns and a Wave on its way.
  with Hd9,ph10,pl11,Wp12 ; printed H.h10*.l11*.p12~Wn8 [Hd9.h10*P.l11*P.p12]~[Wp12-n8] -> Hp12,Wn8

scn_cot_005_light_shaman_capture_ply_passives 2 arrows: Ai3,We2,Ha1
  -- "Even though Wave is transparent to Shaman, Pyramid is out of reach because transparency is lack of interaction."
  way Ha1 e2~^ i3#
  with Ae2,Ha1 ; also Ha1 e2~ ; with Ai3,pe2,Ha1 ; also Ha1 e2* i3~

scn_cot_006_dark_shaman_step_ply 5 arrows: Ar6,wj4,hb2
  -- "Dark Shaman's stepping ply is the same as light Shaman's, except it uses Unicorn's long jumps as steps." The Wave
  -- is drawn light, which the dark Shaman could only pass.
  way hb2 f3 j4~^ n5 r6# v7#
  with Ar6,Wj4,hb2 ; also hb2 f3 j4^ n5 r6# v7#

scn_cot_007_dark_shaman_step_ply_no_capture 3 arrows: Ne7,ha1
  way ha1 c4 e7# g10#

scn_cot_008_dark_shaman_capture_ply 11 arrows: Pw12,Pu11,Pq9,Po8,Pm7,Pk6,Pi5,Pg4,Pe3,Pc2,ha1
  -- "It uses Knight's (short) jumps as capture-steps." The captures are drawn like steps.
  way ha1 c2* e3* g4* i5* k6* m7* o8* q9* s10# u11# w12#

scn_cot_009_dark_shaman_capture_ply_passives 3 arrows: Af4,Wd3,Hb2
  way Hb2 d3~^ f4# h5#
  -- The same for a dark Shaman, of which the drawing's name tells.
  with af4,wd3,hb2 ; also hb2 d3~^ f4# h5# ; with af4,Pd3,hb2 ; also hb2 d3* f4~

== Waves that a Shaman activates

scn_cot_010_activating_wave_on_step_field 3 arrows: Bd24,Ah18,Nt16,Ap14,Wl12,Hi6
  way Hi6 j8 k10 l12~

-- "Unlike Shaman, Wave can move over any capture-fields, even if empty." It "cannot activate Pyramid, but it can use
-- its transparency to move past it, and activate e.g. light Bishop".
rows capturing
  way Wl12 p13 t14 x15
  way Wl12 o14 r16 u18 x20
  way Wl12 n15 p18 r21 t24
  way Wl12 m16 n20 o24
  way Wl12 k16 j20 i24
  way Wl12 j15 h18# f21 d24~^
  way Wl12 i14 f16 c18
  way Wl12 h13 d14
  way Wl12 h11 d10
  way Wl12 i10 f8 c6
  way Wl12 j9 h6 f3
  way Wl12 k8 j4
  way Wl12 m8 n4
  way Wl12 n9 p6 r3
  way Wl12 o10 r8 u6 x4
  way Wl12 p11 t10 x9

-- "Activated Wave can choose any Shaman's step-field as its initial direction", which "once chosen, cannot be
-- changed".
rows stepping
  way Wl12 n13 p14# r15 t16~^ v17 x18
  way Wl12 m14 n16 o18 p20 q22 r24
  way Wl12 k14 j16 i18 h20 g22 f24
  way Wl12 j13 h14 f15 d16 b17
  way Wl12 j11 h10 f9 d8 b7
  way Wl12 k10 j8 i6 h4 g2
  way Wl12 m10 n8 o6 p4 q2
  way Wl12 n11 p10 r9 t8 v7 x6
  also Wl12.n13 [o15!] [r14!]

let after = Bd24,Ah18,Nt16,Ap14,Hl12

scn_cot_012_step_activated_wave_capture_fields 48 arrows: {after}
  -- "Activated Wave inherits Shaman's both step- and capture-fields."
  air Wl12 3 H
  do capturing

scn_cot_014_capture_activated_wave_step_fields 44 arrows: {after}
  -- It moves "the same as the one activated on Shaman's step-fields", here "with 2 momentum".
  air Wl12 2 H
  do stepping

scn_cot_015_capture_activated_wave_capture_fields 48 arrows: {after}
  air Wl12 2 H
  do capturing

== Shaman and King

scn_cot_024_checking_king_init 5 arrows: kv6,rr5,bn4,nj3,pf2,Hb1
  -- "Captured pieces has to be aligned on Shaman's capture-fields, King participating in such an alignment is in
  -- check."
  way Hb1 f2* j3* n4* r5* v6!
  dark status check

scn_cot_025_checking_king_gap 4 arrows: kv6,bn4,nj3,pf2,Hb1
  way Hb1 f2* j3* n4* r5#
  dark status playing

scn_cot_026_checking_king_blocked 5 arrows: kv6,Ar5,bn4,nj3,pf2,Hb1
  -- "Shaman is also blocked from capturing any further by own pieces, even if they can be activated."
  way Hb1 f2* j3* n4* r5~^ v6#
  dark status playing

scn_cot_027_checking_king_immediate 5 arrows: nv6,br5,kn4,Wj3,wf2,Hb1
  -- "Light Shaman can capture dark Wave, and then activate light Wave; it cannot use transparency of light Wave to step
  -- over, and check dark King."
  way Hb1 f2* j3~^ n4# r5# v6#
  dark status playing
  with nv6,br5,kn4,wj3,wf2,Hb1 ; dark status check

== diverging pieces

scn_cot_033_diverging_activated_piece_end 46 arrows: Wj12,Hm12,Qg9,Hj7
  -- The Queen came from b14 with 5 momentum. The Rook "can diverge from Shaman A, with 2 remaining momentum", but not
  -- "from Shaman B, only stop before it is reached, since all received momentum would be spent".
  air Rj12 5 Q
  way Rj12.k12.l12.m12/ n12 o12 p12# q12# r12# s12# t12# u12# v12# w12# x12#
  way Rj12.k12.l12.m12/ m13 m14 m15# m16# m17# m18# m19# m20# m21# m22# m23# m24#
  way Rj12.k12.l12.m12/ l12 k12 j12# i12# h12# g12# f12# e12# d12# c12# b12# a12#
  way Rj12.k12.l12.m12/ m11 m10 m9# m8# m7# m6# m5# m4# m3# m2# m1#
  also Rj12 j11 j10 j9 j8 j7# ; also Rj12.j11.j10.j9.j8.j7/ k7# ; also Rj12.j11.j10.j9.j8.j7/ j6#
  with Wg9,Rj12,Hm12,Qb14,Hj7 ; also Qb14 c13 d12 e11 f10 g9~ h10 i11 j12~ k12 l12 m12/ m13 m14
  also Qb14 c13 d12 e11 f10 g9~ h10 i11 j12~ k12 l12 m12/ m13 m14 m15#

let pawns = Qw12,nb7,nh7,nq7,nu7,Ww7,Hc6,Pd6,Hg6,Hp6,Ht6,Ph5,Pp5,Pu5

scn_cot_034_diverging_pawn_init 11 arrows: {pawns}
  -- "Pawn can diverge from own Shaman by making forward-, sideways-, or capture-step, or by rushing."
  way Pd6 c6/
  way Ph5 g6/
  way Pp5 p6/
  way Qw12 w11 w10 w9 w8 w7~ v6 u5~ t6/

let back = 1 arrow: back on d6 the Pawn would have made no move: all would stand as before

scn_cot_035_diverging_pawn_end 20 arrows: {pawns}
  without {back}
  -- "Image above have all four Pawns 'in the air', each can choose its next direction independently of arriving path."
  way Pd6.c6/ [b6] [b7*] [c7] [d7!] [d6?]
  way Ph5.g6/ [f6] [f7!] [g7] [h7*] [h6]
  way Pp5.p6/ [o6] [o7!] [p7] [q7*] [q6]
  -- "Diverged Pawn is limited to only one step, regardless how much momentum it had."
  also Pp5.p6/.p7 p8!
  with nb7,nh7,nq7,nu7,Qw7,Hc6,Hg6,Hp6,Ht6,Wu5 ; air Pu5 5 Q
  way Pu5.t6/ [s6] [s7!] [t7] [u7*] [u6]
  also Pu5.t6/.t7 t8!
  -- It "can activate own Pyramid or Wave with remaining 3 momentum. Other Pawns don't have any momentum after
  -- divergence, so they can't activate own Pyramid, only Wave."
  with As7,Ht6,Wu5,Qw7 ; air Pu5 5 Q ; also Pu5.t6/ s7~ s8 s9 s10 s11#
  with Aq7,Hp6,Pp5 ; also Pp5.p6/ q7! ; with Wq7,Hp6,Pp5 ; also Pp5.p6/ q7~

scn_cot_037_diverging_rushed_pawn 5 arrows: Ab9,nd9,Wb8,Hc8,Pc2|
  -- "Rushing light Pawn after divergence can step for only one field forward or sideways. It could also capture dark
  -- Knight, or it could activate either Wave or Pyramid with remaining five momentum." It came from c2.
  way Pc2.c3.c4.c5.c6.c7.c8/ [c9] [d8] [b8~] [b9~] [d9*]
  also Pc2.c3.c4.c5.c6.c7.c8/ b9~ b10 b11 b12 b13 b14 b15# ; also Pc2.c3.c4.c5.c6.c7.c8/ c9 c10!
  -- "Shaman is not transparent to Pawns."
  also Pc2.c3.c4.c5.c6.c7.c8 c9!

scn_cot_038_diverging_unicorn_init 1 arrow: pj11,Ne10,bk10,Hh8,Al7,Ui6,Wf5
  way Ui6 h8/

scn_cot_039_diverging_unicorn_end 16 arrows: pj11,Ne10,bk10,Hh8,Al7,Ui6,Wf5
  -- "Color of field is now opposite to Unicorn's, so Unicorn will do long jump. After divergence Unicorn doesn't have
  -- momentum, so it can activate only own Wave, but not Pyramid, nor Knight; or, it can capture one of opponent's
  -- pieces."
  way Ui6.h8/ [l9] [k10*] [j11*] [i12] [g12] [f11] [e10#] [d9] [d7] [e6] [f5~] [g4] [i4] [j5] [k6] [l7#]
  also Ui6.h8/ j9! ; also Ui6.h8/ g6! -- no short jump

scn_cot_040_activated_unicorn_divergence_init 8 arrows: Eg14,Wc6,Hk6,Am5,Ui3
  way Eg14 f12 e10 d8 c6~ e5 g4 i3~ k6/

scn_cot_041_activated_unicorn_divergence_end 9 arrows: Ec6,Hk6,Am5,Wi3
  -- "Light Unicorn after divergence can make only one step, even though it still has 3 unspent momentum." It "can also
  -- activate own Pyramid with 2 remaining momentum".
  air Ui3 4 E
  way Ui3.k6/ [m7] [l8] [j8] [i7] [i5] [j4] [l4] [m5~]
  way Ui3.k6/.i5 g8!
  also Ui3.k6/ m5~ n5 o5 p5#

scn_cot_043_serpent_cannot_diverge 9 arrows: Hh3,Se2
  -- "Serpent cannot diverge, so it's blocked by own Shaman located on its step-field."
  way Se2 f3 e4 f5 g4 h5 i4 h3! i2# j3#
  also Se2.f3.e4.f5.g4.h5.i4.h3/ g4! ; also Se2.f3.e4.f5.g4.h5.i4.h3/ i2!
  -- "King cannot diverge", nor can a Centaur.
  with Kb2,Hb3 ; also Kb2.b3/ b4! ; also Kb2.b3/ c4!
  with Cc3,Hd5 ; also Cc3.d5/ b4! ; also Cc3.d5/ h6!

== diverging Shamans

scn_cot_045_diverging_stepping_shaman 3 arrows: Hk13,He10
  way He10 g11 i12 k13/

scn_cot_046_diverging_capturing_shaman 3 arrows: Hq22,bo19,nm16,Hk13
  -- "Kind of steps before and after divergence do not need to match." It is "limited by momentum it had": 3.
  way Hq22 o19* m16* k13/
  also Hq22.o19*.m16*.k13/ l11 m9 n7 o5#
  with Hk13,He10,pn11,pq9,pt7,pw5 ; also He10.g11.i12.k13/ n11* q9* t7* w5#

scn_cot_050_cannot_diverge_activated_shaman 10 arrows: Hf4,Rh4,Hb2,Wh2
  -- "Light Shaman B is activated with only two momentum, which are then used to reach divergent Shaman A, so there will
  -- be no momentum left to diverge, and so Shaman B is blocked by Shaman A."
  way Rh4 h3 h2~ g2 f2 e2 d2 c2 b2~ d3 f4#
  with Hf4,Rh2,Wb2 ; air Hb2 2 R ; also Hb2.d3.f4/ h5# ; also Hb2.d3.f4/ e6#
  air Hb2 3 R ; also Hb2.d3.f4/ h5 ; also Hb2.d3.f4/ e6

scn_cot_051_diverging_shaman_from_opponents 15 arrows: pw21,pt19,pn15,pk13,hh11,Wl9,Ap7,Hc1
  -- "Shaman is the only piece which can diverge from opponent's Shaman." It "can e.g activate light Wave; Pyramids
  -- cannot be activated on step-fields. Or, Shaman could capture dark Pawns on its capture-fields; only two can be
  -- captured since others are behind an empty capture-field."
  way Hc1 d3 e5 f7 g9 h11/ [j10 l9~^ n8 p7! r6#] k13* n15* q17! t19# w21#
  with hc3,Qa5 ; also Qa5 b4 c3* ; also Qa5.b4.c3/ c4! ; also Qa5.b4.c3/ d2!

== diverging Waves, and checks

scn_cot_053_wave_divergence_1 89 arrows: ph14,Hl14,Eo11,Qg9,Pl6
  -- The Wave came from the Queen's field. It "can pick one of eight directions its activator (light Queen) could
  -- choose. After divergence, light Wave could activate one of light pieces with received 3 momentum", even the Queen.
  air Wg9 3 Q
  way Wg9.h10.i11.j12.k13.l14/ m14 n14 o14 p14 q14 r14 s14 t14 u14 v14 w14 x14
  way Wg9.h10.i11.j12.k13.l14/ m15 n16 o17 p18 q19 r20 s21 t22 u23 v24
  way Wg9.h10.i11.j12.k13.l14/ l15 l16 l17 l18 l19 l20 l21 l22 l23 l24
  way Wg9.h10.i11.j12.k13.l14/ k15 j16 i17 h18 g19 f20 e21 d22 c23 b24
  way Wg9.h10.i11.j12.k13.l14/ k14 j14 i14 h14^ g14 f14 e14 d14 c14 b14 a14
  way Wg9.h10.i11.j12.k13.l14/ k13 j12 i11 h10 g9~^ f8 e7 d6 c5 b4 a3
  way Wg9.h10.i11.j12.k13.l14/ l13 l12 l11 l10 l9 l8 l7 l6~^ l5 l4 l3 l2 l1
  way Wg9.h10.i11.j12.k13.l14/ m13 n12 o11~^ p10 q9 r8 s7 t6 u5 v4 w3 x2
  also Wg9.h10.i11.j12.k13.l14/ m16!
  -- "Divergence is optional, Shaman could be activated, instead."
  also Wg9 h10 i11 j12 k13 l14~

scn_cot_054_wave_cannot_diverge_if_activated_by_unicorn 22 arrows: Hj11,Uc4,We3
  -- "Light Wave has to follow its two initially chosen steps for the remainder of a ply."
  way Uc4 e3~ h5 f6 i8 g9 j11~^ h12 k14 i15 l17 j18 m20 k21 n23 l24
  with Hj11,Ue3 ; air We3 1 U
  each l12 k13 i13 h10 i9 k9 l10: way We3.h5.f6.i8.g9.j11 ?! ; also We3.h5.f6.i8.g9.j11/ ?!

scn_cot_057_multiple_divergences 33 arrows: sh21,Qd18,cu16,Hq12,Hq5
  -- "Light Queen can diverge from own, light Shamans A, then B, and then capture dark Centaur. Dark Serpent couldn't be
  -- captured, because it's out of range": 13 momentum gathered, 7 of it spent between the Shamans.
  way Qd18 e17 f16 g15 h14 i13 j12 k11 l10 m9 n8 o7 p6 q5/ q6 q7 q8 q9 q10 q11 q12/ [p13 o14 n15 m16 l17 k18 j19# i20#
      h21#] r13 s14 t15 u16*

scn_cot_058_diverging_opponents_pieces 24 arrows: Hl19,Qd18,hs15,eo13,ws9,Wp6
  -- "Dark pieces can only diverge from dark Shaman. Light player started a cascade with light Queen; activated dark
  -- Pegasus can only diverge from own, dark Shaman; light Shaman can only be captured." (It is marked red.)
  way Qd18 e17 f16 g15 h14 i13 j12 k11 l10 m9 n8 o7 p6~ q7 r8 s9~ r10 q11 p12 o13~ n15 m17 l19*
  with Hl19,hs15,Qp6,Ws9,wo13 ; air eo13 12 Q
  also eo13.n15.m17.l19/ n20! ; also eo13.n15.m17.l19/ k21!
  way eo13 q14 s15/

scn_cot_063_diverged_check_init 9 arrows: Qb11,Hg6,kg2
  -- "Opportunity to check (or checkmate) after divergence is still not an attack on opponent's King." Grey arrows are
  -- fields that the Queen does not attack; she can go where the King does not stand.
  way Qb11 c10 d9 e8 f7 g6/ g5 g4 g3 g2#
  dark status playing

scn_cot_064_diverged_check_end 9 arrows: Qb11,Hg6,kg2
  -- "Grey arrows show path traveled over by light Queen, both before and after divergence. Dark King is now positioned
  -- on light Queen's capture-field, so now it's in check": along the red arrows.
  way Qb11 c10 d9 e8 f7 g6/ f5 e4
  play [Qb11.c10.d9.e8.f7.g6/.f5.e4] ; stands Hg6,Qe4,kg2
  way Qe4 f3 g2!
  dark status check

== troopers, rush, en passant

scn_cot_110_troopers_initial_positions 72 fields: initial
  each f1 s1: at ? Centaur light
  each k1 n1: at ? Shaman light
  each e2 g2 j2 l2 m2 o2 r2 t2 d3 h3 i3 l3 m3 p3 q3 u3: at ? Grenadier light
  each d4 h4 i4 l4 m4 p4 q4 u4 e5 g5 j5 l5 m5 o5 r5 t5: at ? Scout light
  each e20 g20 j20 l20 m20 o20 r20 t20 d21 h21 i21 l21 m21 p21 q21 u21: at ? Scout dark
  each d22 h22 i22 l22 m22 p22 q22 u22 e23 g23 j23 l23 m23 o23 r23 t23: at ? Grenadier dark
  each k24 n24: at ? Shaman dark
  each f24 s24: at ? Centaur dark
  counts 72 fields

let start = Pb3|,Pb2|,Pe2|,Gp3|,Gp2|,Gs2|,Oi5|,Ol4|,pj10,pc9,pm9,pq9,pf8,pt8,Rb1,Ee1,Cj1,Hq1

18_conquest_of_tlalocan_en_passant 59 arrows: {start}
  -- "Own privates (i.e. Pawns, Scouts, and Grenadiers) can be rushed for up to 10 fields in this variant."
  way Pb3 b4 ; way Pb3.b4 b5 b6 b7 b8 b9 b10 b11 b12 ; also Pb3 b13!
  way Pe2 e3 ; way Pe2.e3 e4 e5 e6 e7 e8 e9 e10 e11 e12 ; also Pe2 e13!
  way Oi5 i6 ; way Oi5.i6 i7 i8 i9 i10 i11 i12 ; also Oi5 i13!
  way Ol4 l5 ; way Ol4.l5 l6 l7 l8 l9 l10 l11 l12 ; also Ol4 l13!
  way Gp3 p4 ; way Gp3.p4 p5 p6 p7 p8 p9 p10 p11 p12 ; also Gp3 p13!
  way Gs2 s3 ; way Gs2.s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 ; also Gs2 s13!
  play Pb3-b12 ; way pc9 b8:
  with {start} ; play Pe2-e12 ; way pf8 e7:
  with {start} ; play Oi5-i12 ; way pj10 i9:
  with {start} ; play Ol4-l12 ; way pm9 l8:
  with {start} ; play Gp3-p12 ; way pq9 p8:
  with {start} ; play Gs2-s12 ; way pt8 s7:

let rushing = hb9,we9,Wh9,pi6,Ph2|

let rush = [Ph2.h3.h4.h5.h6.h7.h8.h9]~[Wh9.g9.f9.e9]~[We9.d9.c9.b9]~[Hb9.e7.h5]

scn_cot_111_en_passant_turned_divergence_init 15 arrows 1 field: {rushing}
  -- "Light Pawn is about to rush from its initial position (still tagged for rushing, blue marker) and activate light
  -- Wave, which would then activate dark Wave, which would activate dark Shaman, which would end light player's cascade
  -- on en passant capture-field E."
  way Ph2 h3 h4 h5 h6 h7 h8 h9~ g9 f9 e9~ d9 c9 b9~ e7 h5
  with hb9,we9,Wh9,pi6,Ph2 ; also Ph2 h3 h4#
  counts 1 field

scn_cot_112_en_passant_turned_divergence_end 4 arrows 1 field: {rushing}
  play {rush} ; stands wb9,We9,Ph9:,pi6,hh5
  -- "Light Pawn cannot be captured en passant, because dark Pawn is diverging from dark Shaman instead, since that is
  -- positioned on its capture-field." The green marker is the tag of the Pawn that has rushed.
  way pi6 h5/ [h4] [i5] g5
  dark may_not Pi6-h5:
  counts 1 field
  -- "Generally, any interaction with a piece positioned on a capture-field prevents capturing rushed private en
  -- passant." Without the Shaman there is none.
  with wb9,We9,Ph9:,pi6 ; also pi6 h5:

scn_cot_113_en_passant_not_blocked 1 arrow 1 field: wb9,We9,Ph9:,hh5,pi4
  -- "Shaman does not block en passant if positioned on any field other than en passant capture-field."
  way pi4 h3:
  with wb9,We9,Ph9,hh5,pi4 ; also pi4 h3!
  counts 1 field

== castling

conquest_of_tlalocan_castling_01 16 fields: Rb1&,Km1&,Rw1&
  -- "King can move between 2 and 9 fields across."
  each k1 o1 j1 p1 i1 q1 h1 r1 g1 s1 f1 t1 e1 u1 d1 v1: may Km1-?&
  may_not Km1-l1& Km1-n1& Km1-c1& Km1-w1&
  counts 16 fields

conquest_of_tlalocan_castling_right_22_08 17 fields: Rb1&,Km1&,Rw1&
  -- "After castling is finished, right Rook ends up at field immediately left to the King."
  play Km1-u1& ; stands Rb1,Rt1,Ku1
  counts 17 fields
]=])
