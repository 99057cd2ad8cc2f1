-- The figures of the book's chapter Discovery (book-figures/10-discovery.json): how the Monolith moves.
require "figures" (require "acedrex.scenario", {
  title = "Discovery", variant = "discovery", code = "D", size = 24,
  drawn = { figures = 11, arrows = 87, fields = 161 },
}, [=[
== Monolith's steps

scn_d_01_monolith_patterns 80 fields: Ml12
  -- "Step-fields of starting Monolith's steps are marked; blue for first step, grey for second, red for third, and
  -- green for fourth." Each pattern is drawn around the field where that step begins. The Pawns, which the drawing
  -- lacks, are needed for four steps.
  only l12 n13 m14 k14 j13 j11 k10 m10 n11
  counts 8 fields
  with Mj11,Pa2 ; next_steps Mj11.l12 p13 o14 n15 m16 k16 j15 i14 h13 h11 i10 j9 k8 m8 n9 o10 p11
  with Mf10,Pa2,Pb2 ; next_steps Mf10.h11.l12 r13 q14 p15 o16 n17 m18 k18 j17 i16 h15 g14 f13 f11 g10 h9 i8 j7 k6 m6 n7
      o8 p9 q10 r11
  with Ma8,Pa2,Pb2,Pc2
  each t13 s14 r15 q16 p17 o18 n19 m20 k20 j19 i18 h17 g16 f15 e14 d13 d11 e10 f9 g8 h7 i6 j5 k4 m4 n5 o6 p7 q8 r9 s10
      t11: also Ma8.b10.f11.l12 ?
  also Ma8.b10.f11.l12 r13! ; also Ma8.b10.f11.l12 p13! ; also Ma8.b10.f11.l12 n13! ; counts 32 fields
  with Ma8,Pa2,Pb2,pc2 ; also Ma8.b10.f11 l12 ; also Ma8.b10.f11.l12 t13!
  -- "Pattern growth is not limited."
  with Ma8,Pa2,Pb2,Pc2,Pd2 ; also Ma8.b10.f11.l12.t13 j14

let pawns = Pl9,pc8,Pk8,Pm8,wd7,pe7,Wg4,Ph3

scn_d_02_monolith_first_step 8 fields: Me5,{pawns}
  -- "Monolith on its first step is blocked by two Waves, so cannot access already occupied step-fields. This is so,
  -- regardless if light or dark player is moving a Monolith."
  moved_by dark ; next_steps Me5 g6 f7 d7! c6 c4 d3 f3 g4!
  -- Without Pawns that is its only step.
  with Me5,Bl9,bc8,Bk8,Bm8,wd7,be7,Wg4,Bh3
  only e5 g6 f7 c6 c4 d3 f3 ; dark only e5 g6 f7 c6 c4 d3 f3

scn_d_03_monolith_second_step 1 arrow 16 fields: Me5,{pawns}
  -- "Grey arrows show path covered by Monolith in previous steps." "For Monolith's second step, step-fields are
  -- identical to Unicorn's long jump."
  moved_by dark ; way Me5 g6
  next_steps Me5.g6 k7 j8 i9 h10 f10 e9 d8 c7 c5 d4 e3 f2 h2 i3 j4 k5
  moved_by light ; also Me5 g6 k7 ; play [Me5.g6] ; stands Mg6,{pawns}

scn_d_04_monolith_third_step 2 arrows 24 fields: Me5,{pawns}
  -- "Any empty step-field can be chosen freely, regardless of any previous choice. Four step-fields are blocked by both
  -- light and dark pieces, equally so for either light or dark player."
  moved_by dark ; way Me5 g6 h10
  next_steps Me5.g6.h10 n11 m12 l13 k14 j15 i16 g16 f15 e14 d13 c12 b11 b9 c8! d7! e6 f5 g4! i4 j5 k6 l7 m8! n9
  -- "Number of steps Monolith can make is one more than count of Pawns owned by a player moving that Monolith": five
  -- for light, three for dark.
  also Me5.g6.h10.n11 o19! ; moved_by light ; also Me5.g6.h10.n11.o19 e18

scn_d_06_monolith_off_board 3 arrows: Px13,pw11,pv10,Pv9,Pu8,Mw7
  -- "Monolith, similarly to Centaur, cannot leave chessboard, and all subsequent steps are also illegal."
  way Mw7 x9 (26,10)^ v13!
  with Mw7,Px5,Pv9,Pv5,Pu8,Pu6,Pw13,Pv12,Pu11,Pt10,Pt8,Pu7,Pv6,Pw5 ; only w7 x9

== what a Monolith is to others

scn_d_07_monolith_is_noble 19 arrows: Mc22,ar22,Mt22,kd21,bw17,Qc7,Mt6,Sq5,Wf4,Md2
  -- "Monolith cannot be captured, converted, activated, or displaced; in examples A, B, C, and D, respectively."
  way kd21 c22!
  way bw17 v18 u19 t20 s21 r22~ s22 t22!
  way Qc7 d6 e5 f4~ e3 d2!
  way Sq5 r6 s5 t6! u5# v6# w5#
  also Sq5.r6.s5.t6 <t7!
  -- "Pieces can only teleport from a Monolith; except for Kings, Stars, and Monoliths which cannot teleport."
  with Mc22,Kd21 ; only d21 c21 c20 d20 e20 e21 e22 d22
  with Mt22,Mv23 ; also Mt22 v23! ; with Mv23 ; also Mv23 x24! ; also Mv23 x22

scn_d_08_monolith_shaman_interaction 33 arrows: Me18,He13,Hd12,ns10,Kc7
  -- "Entranced Shamans cannot interact with Monolith, but can continue to move past it. Entranced light Shaman can
  -- displace dark Knight, which it can reach after passing all non-interacting pieces."
  way Hd12 e13@ g14 e18^ (-2,14) c7^ m12 g24 (-8,16) a1^ s10<t13 (8,29) (-14,18) (-2,-6) (24,7) (10,35) (-20,20)
      (-4,-12)
  also Hd12.e13@.g14.e18 <d21!
  -- "This is so regardless of colors of both entrancing (S) and entranced (T) Shamans."
  with Me18,He13,hd12,Ns10,Kc7 ; also hd12 e13@ g14 e18^ (-2,14) c7^ m12 g24 (-8,16) a1^ s10*
  with Mk14,Hd13,he12,nd10 ; also Hd13 e12@ w18 q16 a24^ f4 k14^ c18 d10<e13
  with Mk14,hd13,he12,Nd10 ; also hd13 e12@ w18 q16 a24^ f4 k14^ c18 d10*

let exits = a2,b1,b2,w1,w2,x2,a23,b23,b24,w23,w24,x23

scn_d_09_monolith_is_opaque 15 arrows: po23,Mq21,Bt18,Qf9,Er8,Mj7,Wp4
  -- "No piece can move past (step over) Monolith; neither material pieces, nor Waves." They teleport there instead.
  way Er8 q6 p4~ n5 l6 j7|q21
  way Bt18 s19 r20 q21|{exits},i6,i7,i8,j6,j8,k6,k7,k8
  way Bt18.s19.r20.q21 p22# o23# n24#
  -- "Light Bishop cannot capture dark Pawn, because Monolith B is in the way. Similarly, light Wave cannot activate
  -- Queen."
  also Bt18.s19.r20.q21 o23!
  with po23,Mq21,Bt18,Qf9,Ep4,Mj7 ; air Wp4 2 E ; way Wp4.n5.l6.j7 h8# f9# d10# b11#
  also Wp4.n5.l6.j7|q21 o22 m23 k24
  with po23,Bt18,Qf9,Ep4 ; also Bt18 s19 r20 q21 p22 o23* ; air Wp4 2 E ; also Wp4 n5 l6 j7 h8 f9~^ d10

scn_d_10_monolith_rerouting_scout 14 arrows: Ob3,Me3
  -- "After taking a few right steps, Scout is blocked by Monolith, and can be rerouted using either right-up or
  -- right-down forking step, after which Scout can continue making initially chosen (right) steps."
  way Ob3 c3 d3 e3|{exits}
  way Ob3.c3.d3.e3 f3# g3# h3#
  way Ob3.c3.d3 e2 f2 g2 h2
  way Ob3.c3.d3 e4 f4 g4 h4
  also Ob3.c3.d3.e4.f4.g4.h4 i4! -- it has made six steps
  with Ob3 ; also Ob3 c3 d3 e3 f3 ; also Ob3.c3.d3 e2! ; also Ob3.c3.d3 e4!

== castling

discovery_castling_01 16 fields: Rb1&,Km1&,Rw1&
  -- "King can move between 2 and 9 fields across."
  each k1 o1 j1 p1 i1 q1 h1 r1 g1 s1 f1 t1 e1 u1 d1 v1: may Km1-?&
  may_not Km1-l1& Km1-n1& Km1-c1& Km1-w1&
  counts 16 fields

discovery_castling_left_01_07 17 fields: Rb1&,Km1&,Rw1&
  -- "After castling is finished, left Rook ends up at field immediately right to the King."
  play Km1-f1& ; stands Kf1,Rg1,Rw1
  counts 17 fields
]=])
