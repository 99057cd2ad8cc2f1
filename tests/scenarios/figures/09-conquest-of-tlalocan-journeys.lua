-- The figures of the book's chapter Conquest of Tlalocan (book-figures/09-conquest-of-tlalocan.json): trance-journeys.
require "figures" (require "acedrex.scenario", {
  title = "Conquest of Tlalocan", variant = "conquest-of-tlalocan", code = "COT", size = 24,
  drawn = { figures = 18, arrows = 542, fields = 264 },
}, [=[
== entrancement

scn_cot_071_entrancement_init 3 arrows: Hg5,hb4
  -- "It's illegal to change course during the ply, so light Shaman cannot entrance dark Shaman outright."
  way Hg5 e4 c3 b4!
  also Hg5.e4.c3.b4@ a6!
  -- "Trance-fields are all fields immediately neighboring Shaman horizontally, vertically, and diagonally." "Colors of
  -- Shamans do not need to match."
  each b2 b3 b4 c4 d4 d3 d2 c2: with Hc3,h? ; also Hc3 ?@ ; with hc3,h? ; also hc3 ?@

let repositioning = Bc11,Wc7,Re7,Wh6,Hg5,hb4,Wc3

let first = Bc11 d10 e9 f8 g7 h6~ g5~ e4 c3~ d5 e7~ d7 c7~

scn_cot_074_entrancement_repositioning 12 arrows: {repositioning}
  -- "Light Shaman is about to be repositioned next to dark Shaman; first part of the cascade ends with light Wave 3
  -- being activated."
  way {first}

scn_cot_075_entrancement_cascade 17 arrows: Rc7,We7,Bh6,Wg5,hb4,Hc3
  -- "Light Wave 3 is about to reactivate light Shaman, which will then entrance dark Shaman, which then must end this
  -- cascade with trance-journey." "Grey arrows show path traveled over by a piece they point to." The only momentum
  -- left is spent on the step to b4.
  air Wc7 1 R ; way Wc7 c6 c5 c4 c3~ b4@
  with {repositioning} ; way {first}

== the ways of trance-journeys

scn_cot_082_light_shaman_trance_journey 64 arrows: Hf12,He11
  -- "Together, left (blue) and right (green) hand pattern make a complete movement pattern of light Shaman." It
  -- "continues its movement from starting position outwards. Shaman can stop at any step-field on chosen colored
  -- pattern, even if previous step-fields lay outside of a chessboard." The Shaman on e11, which entrances, is not
  -- drawn.
  way He11.f12@ h13 f17 (-1,13) d6 n11 h23 (-7,15) (1,-1) t9 (9,28) (-13,17) (-1,-7) (25,6) (11,34) (-19,19) (-3,-13)
  way He11.f12@ d11 f7 l10 h18 (-3,12) d1 r8 j24 (-9,14) (1,-6) x6 (11,29) (-15,16) (-1,-12) (29,3) (13,35)
  journeys He11 f12 h13 f17 d6 n11 h23 t9 d11 f7 l10 h18 d1 r8 j24 x6

scn_cot_084_dark_shaman_trance_journey 44 arrows: hf12,He12
  -- "Dark Shaman starts moving from outermost step-field towards starting position." It "must settle on enumerated
  -- step-field, it cannot end its trance-journey on a starting field". The Shaman on e12 is not drawn.
  way He12.f12@ w16 (2,25) (-7,7) (9,-1) q14 e20 (-1,9) h6 k12 g14
  way He12.f12@ x18 (-1,29) (-12,7) (8,-3) r16 b24 (-6,9) g4 l14 d18 a12 e10
  journeys He12 f12 w16 q14 e20 h6 k12 g14 x18 r16 b24 g4 l14 d18 a12 e10

== light Shamans on journeys
-- Pieces that a light Shaman's journey can displace to 44 fields each are set up two at a time: three or more of them
-- would make more moves than can be looked at.
let others = ,Pg8,Ph8,Pi8,Pj8,Pk8,Kc7

let start = Ne18,He13,Hd12,pm12{others}

scn_cot_086_light_light_shaman_interaction_start 33 arrows: Ne18,He13,Hd12{others}
  -- "While it's illegal for entranced Shaman to displace King or a Star, Shaman can continue its trance-journey past
  -- them."
  way Hd12 e13@ g14 e18<d21 (-2,14) c7^ m12 g24 (-8,16) a1^ s10 (8,29) (-14,18) (-2,-6) (24,7) (10,35) (-20,20) (-4,-12)
  also Hd12.e13@.g14.e18.c7 <d10! -- nor the King
  with He13,Hd12,pm12{others} ; also Hd12.e13@ g14 e18 c7^ m12<p13 g24
  with He13,Hd12,ns10{others} ; also Hd12.e13@ g14 e18 c7^ m12 g24 (-8,16) a1^ s10<t13
  -- "All pieces are transparent to entranced Shaman, so all displacements, captures are optional."
  with Ne18,He13,Hd12{others} ; results Hd12 -> Ne18,He13,Hg24{others}
  with {start} ; reads He13@Hg24 [Hd12-e13]@[He13-g24] -> Ne18,He13,Hg24,pm12{others}
  may_not Hd12@Hg24 -- printed for the same; but d12 is where the entrancing Shaman starts

scn_cot_087_light_light_shaman_interaction_end 32 arrows 44 fields: {start}
  -- "Light Knight is displaced from field 2 early into trance-journey onto shared displacement-field 17. This prevents
  -- dark Pawn to be displaced from field 5 onto the same field."
  way Hd12.e13@ g14 e18<i14 (-2,14) c7^ m12<j17 g24 (-8,16) a1^ s10 (8,29) (-14,18) (-2,-6) (24,7) (10,35) (-20,20)
      (-4,-12)
  also Hd12.e13@.g14.e18<i14.(-2,14).c7.m12 <i14! ; also Hd12.e13@.g14.e18.(-2,14).c7.m12 <i14
  reads He13@H..e18<i14..m12<j17..g24 [Hd12-e13]@[He13..e18<Ni14..m12<Pj17..g24] -> Hg24,pj17,Ni14,He13{others}
  -- "Displacement-fields of light Knight are marked (blue), while for dark Pawn they are enumerated (green)"; four of
  -- the former are outside the board, and light Pawns stand on two of the latter.
  with Ne18,He13,Hd12{others} ; displaces Hd12 e18 h19 g20 f21 i20 h21 g22 k20 j21 i22 h23 g24 d21 c20 b19 c22 b21 a20
      c24 b23 a22 b17 c16 d15 a16 b15 c14 a14 b13 c12 f15 g16 h17 g14 h15 i16 g12 h13 i14 j15 k16
  with pm12,He13,Hd12{others} ; displaces Hd12 m12 p13 o14 n15 q14 p15 o16 s14 r15 q16 p17 o18 l15 k14 j13 k16 j15 i14
      k18 j17 i16 h15 g14 j11 k10 l9 i10 j9 g10 h9 j7 k6 n9 o10 p11 o8 p9 q10 o6 p7 q8 r9 s10
  counts 44 fields

let captured = Ne18,He13,hf12,pm12,ns10{others}

scn_cot_089_dark_light_shaman_interaction_end 32 arrows: {captured}
  -- "Entranced Shaman settled on a field 6, and so dark Knight (on field 9) is not captured." Before, the light Knight
  -- stood on field 2, the dark Pawn on field 5, and the dark Shaman on f12.
  way hf12.e13@ g14 e18* (-2,14) c7^ m12* g24 (-8,16) a1^ s10* (8,29) (-14,18) (-2,-6) (24,7) (10,35) (-20,20) (-4,-12)
  results hf12 -> Ne18,Hg24,he13,pm12,ns10{others} ; also hf12.e13@.g14.e18 <i14!
  dark reads He13@H..e18*..m12*..g24 [Hf12-e13]@[He13..e18*N..m12*P..g24] -> Hg24,he13,ns10{others}

== dark Shamans on journeys

let pawns = ,Pe18,Pf18,Pg18,Ph18,Pi18,Kf4

let others = ,rd20,bp14,Bj12,Rg6{pawns}

let start = pq16,Nk14,hd13,he12,nd10{others}

scn_cot_090_dark_dark_shaman_interaction_start 25 arrows: {start}
  -- "King and Star can't be captured, but pieces past them can (here, light Knight on field 9, dark Knight on field
  -- 12)."
  way hd13 e12@ w18 (-2,29) (-13,7) (7,-3) q16* a24^ (-7,9) f4^ k14* c18 (-1,11) d10*
  results hd13 -> pq16,Nk14,hc18,he12,nd10{others}
  dark reads He12@H..q16*..k14*..c18 He12@He12\w18..q16*..k14*..c18 He12@H\w18..q16*..k14*..c18
      [Hd13-e12]@[He12\w18..q16*P..k14*N..c18] -> hc18,he12,nd10{others}

scn_cot_091_dark_dark_shaman_interaction_end 24 arrows: {start}
  -- "Entranced Shaman settled on a field 10, and so piece closer to starting position (here, dark Knight on field 12)
  -- cannot be captured."
  way hd13.e12@ w18 (-2,29) (-13,7) (7,-3) q16* a24^ (-7,9) f4^ k14* c18 (-1,11) d10^
  play [Hd13-e12]@[He12\w18.q16*.a24.f4.k14*.c18] ; stands hc18,he12,nd10{others}

scn_cot_092_dark_dark_shaman_double_interaction_start 45 arrows: {start}
  -- "Dark Shaman entranced by other dark Shaman is about to undertake double trance-journey, where it captures all own
  -- and opponent's pieces, on both up- and down-hand patterns. King and Star can't be captured."
  way hd13 e12@ v16 (1,25) (-8,7) (8,-1) p14* d20* (-2,9) g6* j12* f14
  way hd13.e12@ w18 (-2,29) (-13,7) (7,-3) q16* a24^ (-7,9) f4^ k14* c18 (-1,11) d10*
  -- "All captures in double trance-journey are mandatory, not optional; after which entranced Shaman is oblationed."
  dark reads He12@@ He12@@P,B,R,R,N,B,N [Hd13-e12]@@Pq16,Bp14,Rd20,Rg6,Nk14,Bj12,Nd10 -> he12{pawns}
  dark may_not He12@@P,P [Hd13-e12]@@Pq15
  with Hd13,he12{pawns} ; may_not He12@@

-- The pieces on the pattern that is not drawn are left out: rd20, bp14, Bj12, Rg6.
let light = pq16,Nk14,Hd13,he12{pawns}

scn_cot_094_light_dark_shaman_interaction_start 25 arrows: {light}
  -- "King and Star can't be displaced, but pieces past them (here, light Knight on field 9, dark Knight on field 12)
  -- can be displaced."
  way Hd13 e12@ w18 (-2,29) (-13,7) (7,-3) q16<t17 a24^ (-7,9) f4^ k14<l17 c18 (-1,11) d10
  also Hd13.e12@.w18.q16.a24.f4 <g7!
  with nd10,Hd13,he12{pawns} ; also Hd13.e12@ w18 q16 a24^ f4^ k14 c18 d10<e13
  with Nk14,Hd13,he12{pawns} ; results Hd13 -> Nk14,hc18,He12{pawns}

scn_cot_095_light_dark_shaman_interaction_end 24 arrows 44 fields: {light}
  -- "Dark Pawn is displaced from field 5 early into trance-journey onto shared displacement-field 23. This prevents
  -- light Knight to be displaced from field 9 onto the same field."
  way Hd13.e12@ w18 (-2,29) (-13,7) (7,-3) q16<n15 a24^ (-7,9) f4^ k14<m12 c18 (-1,11) d10
  also Hd13.e12@.w18.q16<n15.a24.f4.k14 <n15! ; also Hd13.e12@.w18.q16.a24.f4.k14 <n15
  play [Hd13-e12]@[He12\w18.q16<n15.a24.f4.k14<m12.c18] ; stands hc18,pn15,He12,Nm12{pawns}
  -- The Knight's 44 fields are marked, the Pawn's numbered; light Pawns stand on g18 and i18, the Shaman on e12.
  with Nk14,Hd13,he12{pawns} ; displaces Hd13 k14 n15 m16 l17 o16 n17 m18 q16 p17 o18 n19 m20 j17 i16 h15 h17 g16 i20
      h19 f17 e16 h13 i12 j11 g12 h11 i10 f11 g10 h9 i8 l11 m12 n13 m10 n11 o12 m8 n9 o10 p11 q12
  with pq16,Hd13,he12{pawns} ; displaces Hd13 q16 t17 s18 r19 u18 t19 s20 w18 v19 u20 t21 s22 p19 o18 n17 o20 n19 m18
      o22 n21 m20 l19 k18 n15 o14 p13 m14 n13 o12 k14 l13 m12 n11 o10 r13 s14 t15 s12 t13 u14 s10 t11 u12 v13 w14
  counts 44 fields

== backward and forward displacements

let rest = j15 n7 x12 r24 d17 l1 (29,9) (19,29) (-3,18) (9,-6) (35,7) (21,35) (-9,20) (7,-12)

scn_cot_096_backward_displacement_start 33 arrows 44 fields: bp18,Hp13,Ho12
  -- "Dark Bishop could be displaced from field 2 back onto field 1 (i.e. displacement field 37)."
  way Ho12 p13@ r14 p18<s19 {rest}
  displaces Ho12 p18 s19 r20 q21 t20 s21 r22 v20 u21 t22 s23 r24 o21 n20 m19 n22 m21 l20 n24 m23 l22 k21 j20 m17 n16 o15
      l16 m15 n14 j16 k15 l14 m13 n12 q15 r16 s17 r14 s15 t16 r12 s13 t14 u15 v16
  counts 44 fields

scn_cot_097_backward_displacement_end 32 arrows: bp18,Hp13,Ho12
  -- "Entranced Shaman can only continue to move forward (green), backward displaced piece (here, dark Bishop) is now on
  -- a traveled-over path (grey), and thus out of reach for the remainder of the trance-journey."
  way Ho12.p13@ r14 p18<r14 {rest}
  also Ho12.p13@.r14.p18<r14 r14!
  play [Ho12-p13]@[Hp13.r14.p18<r14] ; stands Hp18,br14,Hp13

let start = ro10,Ht9,Hu8

let beyond =  (14,-11) (40,2) (26,30) (-4,15) (12,-17)

scn_cot_098_forward_displacement_start 33 arrows 44 fields: {start}
  -- "Dark Rook can be displaced from step-field 3 onto step-field 7 (displacement field 22), which hasn't been traveled
  -- over by the Shaman yet." On u8, which is marked, too, stands the entrancing Shaman.
  way Ht9 u8@ w9 u13 o10<r11 s2 (28,6) w19 i12 (16,-5) (34,4) (24,24) c14{beyond}
  displaces Ht9 o10 r11 q12 p13 s12 r13 q14 u12 t13 s14 r15 q16 n13 m12 l11 m14 l13 k12 m16 l15 k14 j13 i12 l9 m8 n7 k8
      l7 m6 i8 j7 k6 l5 m4 p7 q8 r9 q6 r7 s8 q4 r5 s6 t7
  counts 44 fields
  reads Hu8@H..o10<i12..i12<c14..c14<a16 [Ht9-u8]@[Hu8..o10<Ri12..i12<Rc14..c14<Ra16] -> ra16,Hc14,Hu8

scn_cot_099_forward_displacement_step_2 32 arrows 44 fields: {start}
  -- "Dark Rook can be forward-displaced again, onto step-field 11 (displacement field 22)." It "can also be displaced
  -- back onto its starting position, i.e. step-field 3 (displacement field 44)".
  way Ht9.u8@ w9 u13 o10<i12 s2 (28,6) w19 i12<c14 (16,-5) (34,4) (24,24) c14^{beyond}
  with ri12,Ht9,Hu8 ; displaces Ht9 i12 l13 k14 j15 m14 l15 k16 o14 n15 m16 l17 k18 h15 g14 f13 g16 f15 e14 g18 f17 e16
      d15 c14 f11 g10 h9 e10 f9 g8 c10 d9 e8 f7 g6 j9 k10 l11 k8 l9 m10 k6 l7 m8 n9 o10
  counts 44 fields

scn_cot_100_forward_displacement_end 32 arrows 44 fields: {start}
  -- "Piece can only be displaced onto existing, empty field on chessboard. So, dark Rook can't be forward-displaced any
  -- more."
  way Ht9.u8@ w9 u13 o10<i12 s2 (28,6) w19 i12<c14 (16,-5) (34,4) (24,24) c14<a16{beyond}
  with rc14,Ht9,Hu8 ; displaces Ht9 c14 f15 e16 d17 g16 f17 e18 i16 h17 g18 f19 e20 b17 a16 a18 a20 a12 b11 a10 a8 d11
      e12 f13 e10 f11 g12 e8 f9 g10 h11 i12
  counts 44 fields -- with those outside the board
]=])
