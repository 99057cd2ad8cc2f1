-- The figures of the book's chapter Hemera's Dawn (book-figures/07-hemeras-dawn.json).
require "figures" (require "acedrex.scenario", {
  title = "Hemera's Dawn", variant = "hemeras-dawn", code = "HD", size = 20,
  drawn = { figures = 41, arrows = 620, fields = 101 },
}, [=[
== Centaur

scn_hd_01_centaur_same_color 8 fields: Cd5
  -- "On fields with the same color as Centaur, it has the same step-fields (green, blue) as Knight has."
  next_steps Cd5 f6 e7 b4 c3 c7 b6 e3 f4

scn_hd_02_centaur_opposite_color 16 fields: Cf6
  -- "On fields in opposite color, Centaur has the same step-fields (green, blue) as Unicorn has."
  next_steps Cf6 j7 i8 h9 g10 b5 c4 d3 e2 e10 d9 c8 b7 g2 h3 i4 j5

scn_hd_03_centaur_multi_step_init 8 fields: bo17,pi10,pj10,Ph9,Ph8,Cg6
  -- "Any of marked step-fields, except the one which is blocked by own piece (light Pawn)."
  next_steps Cg6 i7 h8# e5 f4 f8 e7 h4 i5

scn_hd_04_centaur_multi_step_second 1 arrow 8 fields: bo17,pi10,pj10,Ph9,Cg6,Ph8
  way Cg6 f8
  -- "Since upper-left step-field (blue) was chosen for a first step, next step has to be one of upper-right, lower-
  -- left fields (green). Opponent's piece (dark Pawn) can be captured, but it blocks light Centaur from moving any
  -- further."
  next_steps Cg6.f8 j9 i10* h11 g12 b7 c6 d5 e4
  also Cg6.f8.i10 h12!

scn_hd_05_centaur_multi_step 18 arrows: bo17,Cd3,Ph8,Ph9,pi10,pj10
  -- "Centaur for the rest of a ply has to follow those two initial steps, e.g. after reaching field 6, it cannot move
  -- to any other step-field (red). Light Centaur could also capture dark Bishop, but is prevented from moving any
  -- further (grey). Pieces on all other fields are ignored (Pawns)." Blue tells every other jump from the green ones.
  way Cd3 c5 g6 f8 j9 i11 m12 [o13!] [n14!] [k13!] [k11!] [l10!] [n10!] [o11!] l14 p15 o17* s18# r20#

scn_hd_06_centaur_off_board 12 arrows: cr4
  -- "For Centaur, it's illegal to step outside of a chessboard, and all subsequent steps are also illegal."
  way cr4 p5 s7 q8 t10 r11 (20,12)! s14! (21,15)! t17! (22,18)! (20,19)! (23,21)!

scn_hd_11_wave_teleport 13 arrows: Cj7,Ws10
  -- "Exactly the same as if activated by Unicorn, except Wave can now carry more than 1 momentum."
  way Cj7 k5 m8 n6 p9 q7 s10~ q11 t13 r14 (20,15)^ s17 (21,18)^ t20|a1
  air Ws10 6 C ; also Ws10.q11.t13.r14.s17.t20|a1 d3 b4
  without_star t20 ; also Ws10 d3! b4!

== Scout

let behind = 1 field: a Scout never goes straight back to c2, which is only named

scn_hd_14_scout_fields 8 fields: Oc3
  without {behind}
  also Oc3 d3 ; also Oc3 c4 ; also Oc3 b3
  with Oc3,Pc4 ; also Oc3 d4 ; also Oc3 b4
  with Oc3,nb2,nd2 ; also Oc3 b2* ; also Oc3 d2*
  also Oc3 c2!
  counts 7 fields

scn_hd_15_scout_movement 34 arrows: Bm8,nh2,Og3,on7
  -- "In this variant Scout can make up to 5 steps in each direction. Scout can also capture with its diagonal steps:
  -- backwards steps, i.e. towards own initial positions."
  way Og3 g4 g5 g6 g7 g8
  way Og3 f3 e3 d3 c3 b3
  way Og3 h3 i3 j3 k3 l3
  also Og3.g4.g5.g6.g7.g8 g9! ; also Og3.f3.e3.d3.c3.b3 a3!
  way Og3 [f2!] [h2*]
  way on7 n6 n5 n4 n3 n2
  way on7 m7 l7 k7 j7 i7
  way on7 o7 p7 q7 r7 s7
  way on7 [m8*] [o8!]
  nothing_else Og3 ; nothing_else on7

scn_hd_16_scout_capturing 7 arrows: be2,nb2,Oa3
  -- "Scout can capture only on its first step in a ply, and cannot capture after it started moving."
  way Oa3 b3 c3 d3 e3 f3
  way Oa3 b2*
  way Oa3.b3.c3.d3 e2!

scn_hd_17_scout_forking_steps 18 arrows: Od3,Pb3,Pd5,Pf3,od8,pb8,pd6,pf8
  -- "Forking steps refer to two diagonal steps available after a step", and serve only "to move around obstacle": the
  -- Pawns, which the drawing lacks, are obstacles.
  way od8 e8 [f7] f9
  way od8 c8 [b7] b9
  way od8 d7 [c6] e6
  way Od3 e3 [f2] f4
  way Od3 d4 [c5] e5
  way Od3 c3 [b2] b4
  with Od3,od8 ; also Od3.e3 f4! ; also Od3.d4 c5! ; also od8.e8 f7!

scn_hd_20_scout_rerouting 9 arrows: bd3,Oa3
  -- "Then, Scout has to continue its movement in the same direction it was moving before rerouting." Blue is green
  -- here.
  way Oa3 b3 c3 [d3#] [d4 e4 f4] d2 e2 f2

scn_hd_21_scout_rerouting_first_step 12 arrows: Bb3,Oa3
  -- "First step can also be blocked (including by own piece), direction to follow after rerouting is the blocked one."
  way Oa3 b3#
  way Oa3 b2 c2 d2 e2 f2
  way Oa3 b4 c4 d4 e4 f4
  way Oa3 b3#

scn_hd_22_scout_rerouting_pawn_wall 11 arrows: Oa2,Pc2,pd3,we4
  -- "Each time Scout is blocked by any Pawn (own or opponent's), it can choose between equally valid right-down or
  -- right-up forking steps. Light Scout can also step over dark Wave (and reach destination field A)."
  way Oa2 b2 [c2#] [c3 d3#] c1
  way Oa2.b2.c3 d2
  way Oa2.b2.c3 d4 [e5] [e4^ f4] e3

scn_hd_23_activating_pyramid 16 arrows: Ah3,Al2,Ok3
  -- "Scout cannot activate Pyramid on its step-fields, and is blocked from moving any further (here, Pyramid B)."
  way Ok3 l3 m3 n3 o3 p3
  way Ok3 k4 k5 k6 k7 k8
  way Ok3 j3 i3 h3! g3# f3#
  way Ok3 l2~

scn_hd_24_activating_scout_init 4 arrows: Ok3,Qg5,Wi5
  way Qg5 h5 i5~ j4 k3~

scn_hd_25_activating_scout_end 17 arrows: Qi5,Wk3
  -- "Activated Scout can make at most 2 steps, since this is momentum it received. It cannot make any diagonal steps,
  -- since these steps are only for capturing, but destination fields are empty."
  air Ok3 2 Q
  way Ok3 j3 i3 h3# g3# f3#
  way Ok3 k4 k5 k6# k7# k8#
  way Ok3 l3 m3 n3# o3# p3#
  way Ok3 [j2!] [l2!]
  nothing_else Ok3

scn_hd_26_scout_activating_wave_step_fields_init 5 arrows: Ag5,Am8,Nd2,Oj3,Ph17,Wj8,wr8
  way Oj3 j4 j5 j6 j7 j8~

scn_hd_27_scout_activating_wave_step_fields_end 45 arrows: Ag5,Am8,Nd2,Oj8,Ph17,wr8
  -- "Activated Wave can choose any direction Scout would be able to take, including any capturing step, even if
  -- associated fields are empty. Direction cannot be changed; so, light Pawn would remain out of reach."
  air Wj8 5 O
  way Wj8 i8 h8 g8 f8 e8 d8 c8 b8 a8
  way Wj8 j9 j10 j11 j12 j13 j14 j15 j16 j17 j18 j19 j20
  way Wj8 k8 l8 m8^ n8 o8 p8 q8 r8~^ s8 t8
  way Wj8 i7 h6 g5^ f4 e3 d2~^ c1
  way Wj8 k7 l6 m5 n4 o3 p2 q1
  also Wj8 h17! ; also Wj8 i9!
  nothing_else Wj8

scn_hd_28_scout_activating_wave_capture_fields_init 1 arrow: Ag5,Am8,Nd2,Oi9,Pf19,Wj8,wr8
  way Oi9 j8~

scn_hd_39_scout_initial_positions 20 fields: initial
  each e1 p1: at ? Centaur light
  each e20 p20: at ? Centaur dark
  each d5 f5 o5 q5 c4 g4 n4 r4: at ? Scout light
  each d16 f16 o16 q16 c17 g17 n17 r17: at ? Scout dark
  counts 20 fields

== Grenadier

scn_hd_40_grenadier_fields 8 fields: Gc3
  -- "Grenadier is in close quarters if there is at least one opponent's piece present on its grenadier-fields": then it
  -- goes up or down by one field, else by two.
  also Gc3 c4 c5 ; also Gc3 c2 c1
  each d3 d4 c4 b4 b3 b2 c2 d2: with Gc3,n? ; also Gc3 c5! ; also Gc3 c1!
  with Gc3,na1,nb1,nd1,ne1,ne2,ne3,ne4,ne5,nd5,nb5,na5,na4,na3,na2 ; also Gc3 c4 c5 ; also Gc3 c2 c1
  counts 8 fields

scn_hd_42_grenadier_movement_transition 3 arrows: Gb2,pd1
  -- "Grenadier which started a ply without opponent's piece on its grenadier-fields won't gain (or lose) any steps, if
  -- it passes by opponent's piece."
  way Gb2 c2 d2 e2
  also Gb2.c2.d2.e2 f2! ; also Gb2 b5! ; also Gb2.c2 d1!

scn_hd_43_grenadier_forking_steps 12 arrows: Gd4
  -- "All possible choices for first step followed by its accompanying capture-steps are shown."
  way Gd4 e4 [f5!] f3!
  way Gd4 d5 [e6!] c6!
  way Gd4 c4 [b5!] b3!
  way Gd4 d3 [e2!] c2!

scn_hd_44_grenadier_vertical_steps 10 arrows: bd2,Gc4,nb5
  -- "Grenadier can take one step up or down; after which it can take associated forking capture-step, if there is
  -- opponent's piece to capture (here, dark Bishop)."
  way Gc4 [d5!] [b5*]
  way Gc4 c5 [d6!] b6!
  way Gc4 [d3!] [b3!]
  way Gc4 c3 [b2!] d2*
  with nb5,Gc4,bd2,rb7 ; also Gc4.c5.c6 b7!

scn_hd_45_grenadier_horizontal_steps 24 arrows: Gj3,nk4,pi2,qm2,ri4
  -- "One step more than count of opponent's pieces on its grenadier-fields either to the left or to the right; here,
  -- three opponent's pieces grants four horizontal steps."
  way Gj3 k3 [l4!] [l2!] l3 [m4!] [m3 n4!] m2*
  way Gj3.k3.l3.m3 n2!
  way Gj3.k3.l3.m3 n3 [o4!] o2!
  way Gj3 i3 [h4!] [h2!] h3 [g4!] [g2!] g3 [f4!] [f2!] f3 [e4!] e2!

scn_hd_46_grenadier_close_quarters_transition 5 arrows: ba2,Gb2,na3,pa1,qg1
  -- "After first step has no opponent's pieces in its vicinity, yet it still can capture dark Queen."
  way Gb2 c2 d2 e2 f2 g1*

scn_hd_47_grenadier_blocked_steps 12 arrows: ba3,Gb3,pa2,ra4,ue3
  -- "Step-fields can be blocked, and with it all subsequent step- and forked capture-fields."
  way Gb3 c3 [d4!] [d2!] d3 [e4!] [e2!] e3# [f4#] [f2#] f3# [g4#] g2#

scn_hd_48_grenadier_not_blocked_steps 12 arrows: ba3,Gb3,pa2,ra4,we3
  -- "Grenadier cannot interact with opponent's Wave, so that step-field is blocked, but not fields behind it."
  way Gb3 c3 [d4!] [d2!] d3 [e4!] [e2!] e3^ [f4!] [f2!] f3 [g4!] g2!

scn_hd_49_grenadier_close_quarters_pattern 40 arrows: bk3,Gj5,nk6,pi4,qn4,ri6,wk5
  -- "In close quarters Grenadier can take only one step up or down; regardless how many opponent's pieces there are."
  way Gj5 k5^ [l6!] [l4!] l5 [m6!] [m4!] m5 [n6!] [n4*] n5 [o6!] [o4!] o5 [p6!] p4!
  way Gj5 j6 [k7!] i7!
  way Gj5 i5 [h6!] [h4!] h5 [g6!] [g4!] g5 [f6!] [f4!] f5 [e6!] [e4!] e5 [d6!] d4!
  way Gj5 j4 [i3!] k3*
  way Gj5 [k6*] [i6*] [i4*] [k4!]
  nothing_else Gj5

== activated Grenadier

scn_hd_50_grenadier_activated 16 arrows: Gd3,Ng2,We1
  -- "Activated Grenadier is limited by received momentum, up to maximum allowed by movement pattern."
  way Ng2 e1~ d3~ e3 f3# g3#
  with Ne1,Wd3 ; air Gd3 1 N
  way Gd3 d4 d5#
  way Gd3 c3 b3# a3#
  way Gd3 d2 d1#
  way Gd3 [e4!] [c4!] [c2!] [e2!]
  nothing_else Gd3

scn_hd_51_grenadier_close_quarters_activation 4 arrows: Eb3,Gj5,nk6,pi4,pk3,qn4,ri6,Wh6,wk5
  way Eb3 d4 f5 h6~ j5~

scn_hd_52_grenadier_close_quarters_activated 40 arrows: Eh6,nk6,pi4,pk3,qn4,ri6,Wj5,wk5
  -- "Grenadier activated in close quarters cannot capture dark Queen, since it's limited by received 3 momentum."
  air Gj5 3 E
  way Gj5 k5^ [l6!] [l4!] l5 [m6!] [m4!] m5 [n6#] [n4#] n5# [o6#] [o4#] o5# [p6#] p4#
  way Gj5 j6 [k7!] i7!
  way Gj5 i5 [h6#] [h4!] h5 [g6!] [g4!] g5 [f6#] [f4#] f5# [e6#] [e4#] e5# [d6#] d4#
  way Gj5 j4 [i3!] k3*
  way Gj5 [k6*] [i6*] [i4*] [k4!]
  nothing_else Gj5

scn_hd_53_grenadier_activates_pyramid 4 arrows: Ab3,Ae2,Gd3
  -- "When not in close quarters, Grenadier can activate own Pyramid only on immediate capture-field (here, Pyramid B)."
  way Gd3 c3 b3# a3#
  way Gd3 e2~

scn_hd_54_grenadier_close_quarters_activates_pyramid 10 arrows: Ag5,Ai4,An4,Gj5,nk6,pj4,ri6,wk5
  -- "On its immediate capture-field (here, Pyramid C), or on a capture-field after forking step (here, Pyramid A, after
  -- using transparency of Wave to reach it). Not on its step-fields (Pyramid B)."
  way Gj5 k5^ l5 m5 n4~
  way Gj5 i5 h5 g5# f5# e5#
  way Gj5 i4~

scn_hd_56_grenadier_activated_wave_step_field 71 arrows: Ag5,Am8,Gj8,Nd2,Ph19,wr8
  -- "Activated Wave moves the same as if activated by Queen, and can use its own transparency to reach pieces behind."
  air Wj8 1 G
  way Wj8 k8 l8 m8^ n8 o8 p8 q8 r8~^ s8 t8
  way Wj8 k9 l10 m11 n12 o13 p14 q15 r16 s17 t18
  way Wj8 j9 j10 j11 j12 j13 j14 j15 j16 j17 j18 j19 j20
  way Wj8 i9 h10 g11 f12 e13 d14 c15 b16 a17
  way Wj8 i8 h8 g8 f8 e8 d8 c8 b8 a8
  way Wj8 i7 h6 g5^ f4 e3 d2~^ c1
  way Wj8 j7 j6 j5 j4 j3 j2 j1
  way Wj8 k7 l6 m5 n4 o3 p2 q1
  nothing_else Wj8

scn_hd_58_grenadier_activated_wave_capture_field 71 arrows: Ag5,Am8,Gj8,Nd2,nh10,Ph17,wr8
  -- "Exactly the same as the one activated on a step-field, regardless if activating Grenadier was in close quarters."
  air Wj8 1 G
  way Wj8 k8 l8 m8^ n8 o8 p8 q8 r8~^ s8 t8
  way Wj8 k9 l10 m11 n12 o13 p14 q15 r16 s17 t18
  way Wj8 j9 j10 j11 j12 j13 j14 j15 j16 j17 j18 j19 j20
  way Wj8 i9 h10^ g11 f12 e13 d14 c15 b16 a17
  way Wj8 i8 h8 g8 f8 e8 d8 c8 b8 a8
  way Wj8 i7 h6 g5^ f4 e3 d2~^ c1
  way Wj8 j7 j6 j5 j4 j3 j2 j1
  way Wj8 k7 l6 m5 n4 o3 p2 q1
  nothing_else Wj8

== rush, en passant, castling

scn_hd_60_grenadier_en_passant_self_extended 16 arrows: gc9,gg9,Pf2|,Pb2|
  way Pb2 b3 b4 b5 b6 b7 b8 b9 b10
  -- The grey arrows are the way of the Pawn on the right, which has rushed.
  play Pf2.f3.f4.f5.f6.f7-f8 ; stands gc9,gg9,Pf8:,Pb2|
  counts 6 arrows
  -- "This grants Grenadier close quarters movement, which can now also make a step parallel to Pawn's rush, before
  -- capturing it en passant."
  way gg9 g8 f7:

-- The Shaman on q1 belongs to a later chapter.
let start = Pb3|,Pb2|,Pe2|,Gp3|,Gp2|,Gs2|,Oi5|,Ol4|,pj9,pc8,pm8,pq8,pf7,pt7,Rb1,Ee1,Cj1

14_hemera_s_dawn_en_passant 47 arrows: {start}
  -- "Pawns and Grenadiers can be rushed 7 (Pawn A, Grenadier E) or 8 (Pawn B, Grenadier F) fields. Scouts can be rushed
  -- 5 (Scout C) or 6 (Scout D) fields. All rushed privates can be captured by any opponent's private en passant."
  way Pb3 b4 ; way Pb3.b4 b5 b6 b7 b8 b9 b10 ; also Pb3 b11!
  way Pe2 e3 ; way Pe2.e3 e4 e5 e6 e7 e8 e9 e10 ; also Pe2 e11!
  way Oi5 i6 ; way Oi5.i6 i7 i8 i9 i10 ; also Oi5 i11!
  way Ol4 l5 ; way Ol4.l5 l6 l7 l8 l9 l10 ; also Ol4 l11!
  way Gp3 p4 ; way Gp3.p4 p5 p6 p7 p8 p9 p10 ; also Gp3 p11!
  way Gs2 s3 ; way Gs2.s3 s4 s5 s6 s7 s8 s9 s10 ; also Gs2 s11!
  play Pb3-b10 ; way pc8 b7:
  with {start} ; play Pe2-e10 ; way pf7 e6:
  with {start} ; play Oi5-i10 ; way pj9 i8:
  with {start} ; play Ol4-l10 ; way pm8 l7:
  with {start} ; play Gp3-p10 ; way pq8 p7:
  with {start} ; play Gs2-s10 ; way pt7 s6:
  -- "Dark Scout and dark Pawn both can capture rushing light Pawn; the only difference are their capture-fields."
  with Pe2|,of7,pd7 ; play Pe2-e9 ; also of7 e8: ; also pd7 e6: ; also of7 e6! ; also pd7 e8!
  -- "Grenadier can capture another private en passant only on its first ply in a move."
  with Pe2|,gd8 ; play Pe2-e9 ; also gd8 e7:
  with Pe2|,gd9,wd8,wc7 ; play Pe2-e9
  dark may [Gd9-d8]~[Wd8-c7]~[Wc7-d8]~[Gd8-d7] ; dark may_not [Gd9-d8]~[Wd8-c7]~[Wc7-d8]~[Gd8-e7]

hemera_s_dawn_castling_01 12 fields: Rb1&,Kk1&,Rs1&
  each i1 m1 h1 n1 g1 o1 f1 p1 e1 q1 d1 r1: may Kk1-?&
  may_not Kk1-j1& Kk1-l1& Kk1-c1& Kk1-s1&
  counts 12 fields

hemera_s_dawn_castling_right_18_03 13 fields: Rb1&,Kk1&,Rs1&
  -- "After castling is finished, right Rook ends up at field immediately left to the King."
  play Kk1-n1& ; stands Rb1,Rm1,Kn1
  counts 13 fields
]=])
