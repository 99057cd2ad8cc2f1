-- The figures of the book's chapter Nineteen (book-figures/06-nineteen.json).
require "figures" (require "acedrex.scenario", {
  title = "Nineteen", variant = "nineteen", code = "N", size = 18,
  drawn = { figures = 21, arrows = 170, fields = 46 },
}, [=[
== Star

scn_n_01_portal_fields 20 fields: Ki9
  -- "Portal-fields are the same as step-fields of a King."
  only i9 j9 j10 i10 h10 h9 h8 i8 j8
  -- "There are always exactly 3 portal-fields around each" Star; a piece comes out near those in opposite colour.
  with Rb18 ; also Rb18 a18|b1,b2,a2,q18,q17,r17
  with Rb1 ; also Rb1 a1|r2,q2,q1,b18,a17,b17
  counts 20 fields

scn_n_02_teleport_init 3 arrows: Bd15,Wa2
  -- "Light Wave on field 3 blocks Bishop from emerging there, even if Wave could be activated by Bishop."
  way Bd15 c16 b17 a18|b1,b2,q18,q17,r17
  results Bd15 -> Bq18,Wa2

scn_n_03_teleport_move_2 5 arrows: Bq18,pq17,pr17,ra13,wa2,Pb2,Rb1
  -- "Dark Rook will be oblationed, because there is no empty (numbered) portal-field around both Stars."
  way ra13 a14 a15 a16 a17 a18|||

scn_n_06_teleport_wave_blocked 8 arrows: pe16,Eg15,pb9,pd8,pf7,ph6,pj5,pl4,pn3,pp2
  -- "If teleported Wave has all of its step-fields blocked (here, by dark Pawns), it is removed from chessboard."
  air Wg15 1 E
  way Wg15.e16.c17.a18|r1 p2# n3# l4# j5# h6# f7# d8# b9#
  results Wg15 -> pe16,Eg15,pb9,pd8,pf7,ph6,pj5,pl4,pn3,pp2

scn_n_07_teleport_wave_init 8 arrows: Wq8,Um7
  -- "Light Wave can reach light Star and start teleporting, even though it stepped outside of a board."
  way Um7 q8~ o9 r11 p12 (18,13)^ q15 (19,16)^ r18|a1
  -- "Emerging step (here, long jump) is different from a step starting teleportation (short jump)."
  air Wq8 1 U ; also Wq8.o9.r11.p12.q15.r18|a1 d3 b4
  without_star r18 ; also Wq8 d3! b4!

scn_n_10_teleport_wave_2_end 11 arrows: pe13,Ad10,uo16
  -- "Dark Wave can e.g. activate dark Pawn (with 1 momentum carried through teleportation), even though it stepped
  -- outside of a board." Here it has been activated on o16, so that the step into the Star is a long jump.
  air wo16 1 u
  way wo16.r18|a1 (-2,1)^ b4 (-1,4)^ c7 a8 d10^ b11 e13~^ c14 f16 d17
  without_star r18 ; also wo16 a8! b11! c14! d17!

scn_n_11_teleport_pawns_init 1 arrow: Pa17
  -- "Pawn is tagged for promotion (fields 1, 2, 3). If destination portal-field is on opponent's figure row (field 1),
  -- player can choose between promoting Pawn outright, or keeping it tagged for promotion."
  way Pa17 a18|a2,b1,b2,q18,q17,r17
  results Pa17 -> Pq18= ; results Pa17 -> Qq18 ; results Pa17 -> Aq18
  results Pa17 -> Pq17= ; results Pa17 -> Pr17=

scn_n_12_teleport_pawns_step_1 1 arrow: Pb17
  -- "If destination Star is on own side of a board (portal-fields 4, 5, 6), teleported Pawn loses options to promote,
  -- and does not gain opportunity to rush on initial move."
  way Pb17 a18|a2,b1,b2,q18,q17,r17
  results Pb17 -> Pa2 ; results Pb17 -> Pb2 ; results Pb17 -> Pb1

scn_n_13_teleport_pawns_end 7 arrows: Pb2
  -- "Light Pawn teleported onto own side of chessboard cannot rush, even if destination field is on own Pawn row."
  way Pb2 b3 b4# b5# b6# b7# b8# b9#
  -- "This is so even if said Pawn is activated with more than 1 momentum, on its initial move."
  air Pb2 8 B ; also Pb2 b3 b4# b5# b6# b7# b8# b9#

scn_n_14_teleport_bishop 3 arrows: Bd15
  -- "Bishop can choose any empty portal-field regardless of a color": b2 and q17 among them.
  way Bd15 c16 b17 a18|b1,b2,a2,q18,q17,r17
  results Bd15 -> Bb2 ; results Bd15 -> Bq17
  -- "King cannot teleport at all."
  with Kb17 ; only b17 a17 b18 c18 c17 c16 b16 a16

== sideways Pawns

scn_n_16_sideways_pawn 2 arrows: Pf2,ng2
  -- "Side fields are just step-fields; Pawn cannot capture opponent's pieces on them."
  way Pf2 [e2] [g2#]

scn_n_17_sideways_pawn_cannot_activate_pyramid 2 arrows: Pf2,Ag2
  way Pf2 [e2] [g2#]

scn_n_20_activating_opponents_wave 3 arrows: ph17,wg16,Wg14,Wq14,Ac10,Ng8,an7,Bl3,wg2
  -- "Dark Pawn is about to activate light Wave C, indirectly, via dark Wave A."
  way ph17 g16~ g15 g14~

let empty = 2 arrows: nothing stands on g11 and l14, where grey tells of a piece passed over

scn_n_21_activated_opponents_wave 47 arrows: pg16,wg14,Wq14,Ac10,Ng8,an7,Bl3,wg2
  without {empty}
  -- "Light Wave C can choose any dark Pawn's initial step as its direction: laterally, straight or diagonally
  -- downwards. It cannot activate dark pieces, only light ones; with the only exception being dark Wave. No Pyramid."
  air Wg14 1 p
  way Wg14 f14 e14 d14 c14 b14 a14
  way Wg14 f13 e12 d11 c10^ b9 a8
  way Wg14 g13 g12 g11? g10 g9 g8~^ g7 g6 g5 g4 g3 g2~^ g1
  way Wg14 h13 i12 j11 k10 l9 m8 n7^ o6 p5 q4 r3
  way Wg14 h14 i14 j14 k14 l14? m14 n14 o14 p14 q14~^ r14
  also Wg14.g13.g12 g11 ; also Wg14.h14.i14.j14.k14 l14
  nothing_else Wg14

scn_n_22_sideways_pawns_and_activating_pyramid 21 arrows: Wf6,Rq6,Pf4,Wg4,Bl4,An2
  -- "Pyramid can be activated if activating piece (here, light Bishop) is moving over its capture-fields; even if
  -- cascade contains Wave and Pawn moving over its step-fields."
  way Rq6 p6 o6 n6 m6 l6 k6 j6 i6 h6 g6 f6~ f5 f4~ g4~ h4 i4 j4 k4 l4~ m3 n2~

== rush, en passant

12_nineteen_en_passant 15 arrows: pc7,pf7,Pb3|,Pb2|,Pe2|,Rb1,Ee1
  -- "Pawns in the first row (here, light Pawn A) can be rushed for up to 6 fields, while those in second row (here,
  -- light Pawn B) can go up to 7 fields forward."
  way Pb3 b4 ; way Pb3.b4 b5 b6 b7 b8 b9 ; also Pb3.b4.b5.b6.b7.b8.b9 b10!
  way Pe2 e3 ; way Pe2.e3 e4 e5 e6 e7 e8 e9 ; also Pe2.e3.e4.e5.e6.e7.e8.e9 e10!
  play Pb3-b9 ; way pc7 b6:
  with pc7,pf7,Pb3|,Pb2|,Pe2|,Rb1,Ee1 ; play Pe2-e9 ; way pf7 e6:

let shifted = 2 arrows: the dark Wave stands on b4; the grey arrow behind it ends on the empty b5

scn_n_31_cascading_rushes_en_passants_init 19 arrows 2 fields: Wb8,Bf8,pc5,Wi5,wb4,pe4,Pb2|,Pf2|
  without {shifted}
  -- "Pawn A is about to rush forwards and activate Wave C, which would activate light Bishop, which would activate Wave
  -- D, which would then activate Pawn B, which would rush to its destination field G."
  way Pb2 b3 b4? b5? b6 b7 b8~ c8 d8 e8 f8~ g7 h6 i5~ h4 g3 f2~ f3 f4 f5
  also Pb2.b3 b4^ b5
  -- "Both light Pawns A and B are in their initial position, still tagged for rushing (blue markers)."
  with Wb8,Bf8,pc5,Wi5,wb4,pe4,Pb2,Pf2 ; also Pb2 b3 b4# b5# b6# b7# b8#
  counts 2 fields

scn_n_32_cascading_rushes_en_passants_end 14 arrows 2 fields: Wb8,Bf8,pc5,Wi5,wb4,pe4,Pb2|,Pf2|
  -- "Both light Pawns have been rushed; grey arrows show path traveled over by a Pawn they point to."
  play [Pb2.b3.b4.b5.b6.b7-b8]~[Wb8-f8]~[Bf8-i5]~[Wi5-f2]~[Pf2.f3.f4-f5]
  stands Pb8:,Wf8,pc5,Pf5:,Bi5,wb4,pe4,Wf2
  counts 9 arrows 2 fields
  -- "Dark Pawn E is about to capture light Pawn A en passant and activate dark Wave, which would then activate dark
  -- Pawn F, which would also capture light Pawn B en passant."
  way pc5 b4:~ c4 d4 e4~ f3:

== castling

scn_n_35_new_castling_init 6 fields: nh2,Rb1&,Kj1&
  -- "King is allowed to castle over attacked fields (here, field 3), and even if it's being in check (field K)."
  may Kj1-h1& Kj1-g1& Kj1-e1& Kj1-d1&
  may_not Kj1-f1& ; status check
  counts 6 fields

scn_n_36_new_castling_end 6 fields: nh2,Rb1&,Kj1&
  play Kj1-e1& ; stands nh2,Ke1,Rf1
  counts 6 fields

nineteen_castling_01 10 fields: Rb1&,Kj1&,Rq1&
  -- "King can castle between 2 and 6 fields across."
  each h1 l1 g1 m1 f1 n1 e1 o1 d1 p1: may Kj1-?&
  may_not Kj1-i1& Kj1-k1& Kj1-c1& Kj1-q1&
  -- "Converted opponent's Rook cannot be castled."
  with Rb1,Kj1&,Rq1 ; may_not Kj1-h1& Kj1-l1&
  counts 10 fields
]=])
