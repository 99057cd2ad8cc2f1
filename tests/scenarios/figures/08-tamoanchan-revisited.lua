-- The figures of the book's chapter Tamoanchan Revisited (book-figures/08-tamoanchan-revisited.json).
require "figures" (require "acedrex.scenario", {
  title = "Tamoanchan Revisited", variant = "tamoanchan-revisited", code = "TR", size = 22,
  drawn = { figures = 28, arrows = 391, fields = 35 },
}, [=[
== Serpent

scn_tr_02_serpent_1 3 arrows: Sc3
  -- "First step was taken onto upper-right field on diagonal B. Next step has to be onto either field on diagonal A."
  -- The drawing shows the Serpent on d4, where its ply goes on.
  way Sc3 d4 [e3] c5
  also Sc3.d4 e5! ; also Sc3.d4 c3! ; also Sc3.d4 d5! ; also Sc3.d4 e4!
  -- "Choice between 2 fields on a diagonal is independent of any previous choice."
  also Sc3.d4.c5 d6 ; also Sc3.d4.c5 b4 ; also Sc3.d4.c5 b6! ; also Sc3 b2 a3 ; also Sc3 b4 a3 ; also Sc3 d2 e3

let loop = Qb21,Bh16,Wj14,Wh12,An10,Sh8,Wb2

scn_tr_09_serpent_loop_init 35 arrows: {loop}
  -- "Queen is about to activate Serpent via Wave A, which will then continue cascade to Wave B, Bishop, and Wave C."
  way Qb21 b20 b19 b18 b17 b16 b15 b14 b13 b12 b11 b10 b9 b8 b7 b6 b5 b4 b3 b2~ c3 d4 e5 f6 g7 h8~ i9 h10 i11 h12~ g13
      h14 g15 h16~ i15 j14~

scn_tr_10_serpent_loop_step 37 arrows: Wh16,Bj14,Sh12,An10,Wh8,Qb2
  -- "Wave C is now 'in the air', about to reactivate light Serpent with remaining 13 momentum."
  air Wj14 13 B ; way Wj14 i13 h12~
  -- "Reactivated light Serpent can revisit enumerated fields it traveled over in a previous ply, and e.g. activate
  -- light Pyramid."
  also Wj14 i13 h12~ i11 h10 i9 j10 k9 l10 m9 n10~ n11 n12 n13 n14 n15 n16#
  -- Grey arrows show the "path traveled over by a piece they point to".
  with {loop} ; counts 35 arrows -- of the drawing before
  let again = [Wj14-h12]~[Sh12.i11.h10.i9.j10.k9.l10.m9-n10]~[An10-n15]
  play [Qb21-b2]~[Wb2-h8]~[Sh8.i9.h10.i11-h12]~[Wh12-h16]~[Bh16-j14]~{again}
  stands Wh16,Bj14,Wh12,Sn10,An15,Wh8,Qb2
  -- "Loops within a single ply are illegal."
  with {loop} ; also Sh8.i9.h10.g9 h8! ; also Sh8.i9.h10.i11.j10.i9 h10!

scn_tr_12_serpent_path_short 4 arrows: Ac7,Sc3
  -- "The shortest path possible to activate Pyramid, with 4 momentum."
  way Sc3 d4 c5 d6 c7~ ; also Sc3 d4 c5 d6 c7~ d7 e7 f7 g7 ; also Sc3 d4 c5 d6 c7~ d7 e7 f7 g7 h7#
  printed Sc7~Ad7 -> Sc7,Ad7

scn_tr_13_serpent_path_long 8 arrows: Ac7,Sc3
  way Sc3 d2 e3 d4 e5 d6 c5 b6 c7~
  also Sc3 d2 e3 d4 e5 d6 c5 b6 c7~ d7 e7 f7 g7 h7 i7 j7 k7
  also Sc3 d2 e3 d4 e5 d6 c5 b6 c7~ d7 e7 f7 g7 h7 i7 j7 k7 l7#

scn_tr_14_serpent_path_longer 12 arrows: Ac7,Sc3
  -- "One of the longest paths available [...], with 12 momentum accumulated."
  way Sc3 d2 e3 f2 g3 f4 g5 f6 e5 d6 c5 b6 c7~
  also Sc3 d2 e3 f2 g3 f4 g5 f6 e5 d6 c5 b6 c7~ c8 c9 c10 c11 c12 c13 c14 c15 c16 c17 c18 c19
  also Sc3 d2 e3 f2 g3 f4 g5 f6 e5 d6 c5 b6 c7~ c8 c9 c10 c11 c12 c13 c14 c15 c16 c17 c18 c19 c20#
  may [Sc3-c7]~[Ac7-o7] ; may_not [Sc3-c7]~[Ac7-p7]

scn_tr_15_serpent_step_limit 40 arrows: Qb21,An12,Sd4,Wb2
  -- "Serpent can make at most 14 steps in one ply. This is so, even if Serpent was activated with more than 14
  -- momentum." Here it has 19.
  way Qb21 b20 b19 b18 b17 b16 b15 b14 b13 b12 b11 b10 b9 b8 b7 b6 b5 b4 b3 b2~ c3 d4~ e3 f4 e5 f6 g5 h6 g7 h8 i7 j8 i9
      j10 k9 l10 k11# l12# m11# n12# m13#
  -- It "can activate a piece, and transfer to it all of surplus momentum": here 19 - 14 of it.
  with Qb21,Al10,Sd4,Wb2 ; also Qb21 b20 b19 b18 b17 b16 b15 b14 b13 b12 b11 b10 b9 b8 b7 b6 b5 b4 b3 b2~ c3 d4~ e3 f4
      e5 f6 g5 h6 g7 h8 i7 j8 i9 j10 k9 l10~ m10 n10 o10 p10 q10 r10#

== displacing Pawns

let start = wd5,pe5,Sb4,Pf4

scn_tr_19_displacement_init 3 arrows: {start}
  way Sb4 c5 d4 e5<f5
  -- "Dark Pawn can be displaced onto any of 3 empty neighboring fields; left field is illegal for displacement, since
  -- it's not empty."
  also Sb4.c5.d4.e5 <e6 ; also Sb4.c5.d4.e5 <e4 ; also Sb4.c5.d4.e5 <d5!
  also Sb4.c5.d4.e5 <d6! ; also Sb4.c5.d4.e5 <f4! ; also Sb4.c5.d4.e5 <f6!
  printed S..e5<f5.f4<f3..h4 Sb4..e5<Pf5.f4<Pf3..h4 -> wd5,pf5,Sh4,Pf3
  -- "Only Pawns can be displaced; all other pieces cannot be displaced."
  with ne5,Sb4 ; also Sb4.c5.d4 e5* f4! ; also Sb4.c5.d4.e5 <f5!

scn_tr_21_displacement_step_2 5 arrows 4 fields: {start}
  -- "Dark Pawn has been displaced onto field shared with light Pawn, which cannot be displaced onto up-field, as it's
  -- not empty any more." The light Pawn's fields are marked like the arrows to them.
  way Sb4.c5.d4.e5<f5 f4<g4
  way Sb4.c5.d4.e5<f5.f4 [<g4] [<f5!] [<e4] [<f3]
  counts 4 fields

scn_tr_22_displacement_end 6 arrows: {start}
  -- "Arrows show complete Serpent's path in a single ply."
  way Sb4 c5 d4 e5<f5 f4<f3 g5 h4
  play [Sb4.c5.d4.e5<f5.f4<f3.g5-h4] ; stands wd5,pf5,Sh4,Pf3
  -- "If there is no empty displacement field, Serpent must capture encountered Pawn (thus ending its ply)."
  with wd5,pe5,Sb4,ne4,ne6,nf5 ; also Sb4.c5.d4 e5* f4!

scn_tr_23_displacement_activated 10 arrows: wd5,pe5,Sb4,Pf4,Wb2,Rf2
  -- "Serpent activated with four momentum would not spend one to displace dark Pawn. So, light Pawn is within reach,
  -- and can be displaced."
  way Rf2 e2 d2 c2 b2~ b3 b4~ c5 d4 e5<f5 f4<f3
  also Rf2 e2 d2 c2 b2~ b3 b4~ c5 d4 e5<f5 f4<f3 g5#

== Serpent, Star and King

scn_tr_25_teleport_serpent_1 6 arrows: Se20
  -- "Serpent teleports to any empty portal-field near Star in opposite color", and can "change color of available
  -- fields (here, portal-fields 2, 5)".
  way Se20 d19 c20 b19 a20 b21 a22|u22,u21,v21,a2,b2,b1
  results Se20 -> Sb2 ; results Se20 -> Su21
  -- "Serpent can also teleport by performing color-changing step."
  with Sa21 ; also Sa21 a22|u22,u21,v21,a2,b2,b1

let hidden = po20,kq20,pt20,op19,nq19,br19,gu19,gs18,ot18,or17

scn_tr_28_checking_king_figures 13 arrows: {hidden},Sr13
  -- "Light Serpent is able to move around dark pieces, and find a path to check dark King."
  way Sr13 s14 t13 u14 t15 u16 t17 u18 t19 u20 t21 s20 r21 q20!
  dark status check
  -- Its path is the only one; and it needs 13 of the 14 steps.
  with {hidden},Sr13,nt21 ; dark status playing
  with {hidden},Ss12 ; dark status check ; with {hidden},Sr11 ; dark status playing
  -- "King is not in check [...], since it still had Pawns to displace."
  with {hidden},Sr13,pt21 ; dark status playing
  with {hidden},Sr13,wt21 ; dark status check

== Pawn-sacrifice

let start = bb10,pc9,we9,pg9,pb8,Ph8,Pb6,Ab4,Sc4,Pb3

let near = bb10,pc9,we9,pb8,Pb6,Ab4,Sc4,Pb3

let sacrifice = [Sc4-b4]~[Ab4-b3];;

scn_tr_31_pawn_sacrifice_init 2 arrows: {start}
  -- "Pyramid is activated with one momentum, so it can oblation own Pawn only if it's reachable after one step."
  way Sc4 b4~ b3;;
  play {sacrifice} ; stands bb10,pc9,we9,pg9,pb8,Ph8,Pb6,Ab3,Sb4
  with Ab4,Sc4,Pb2 ; may_not [Sc4-b4]~[Ab4-b2];;
  -- Without a Pawn that it can reach, the Pyramid cannot be activated on a color-changing field; on a diagonal one it
  -- can.
  with Ab4,Sc4 ; also Sc4 b4! ; with Ab5,Sc4 ; also Sc4 b5~ b6
  -- "Ritual-starting fields are all fields immediately neighboring Serpent horizontally, vertically, and diagonally."
  each b3/b2 b4/a4 b5/b6 c5/c6 d5/d6 d4/e4 d3/d2 c3/c2: with Sc4,A?1,P?2 ; also Sc4 ?1~ ?2;; ;
      with Sc4,A?1,p?2 ; may_not [Sc4-?1]~[A?1-?2];;

scn_tr_32_pawn_sacrifice_steps_1 11 arrows 1 field: {start}
  -- "In a new ply, Serpent can interact only with Pawns, either capture or displace them, regardless if own or
  -- opponent's Pawns", and "could not capture neither dark Bishop nor dark Wave", but "could move over it". The tag
  -- (red) stands where it was granted; its field is not visited again in this ply.
  with {near} ; after {sacrifice} ; way Sb4 c5 b6* c7 b8* c9* b10!
  way Sb4.c5.b6*.c7.b8*.c9* d8 e9^ f8
  with {start} ; after {sacrifice} ; way Sb4.c5.b6*.c7.b8*.c9*.d8.e9.f8 g9* h8*
  with Sc4,Ab4,Pb3 ; after {sacrifice} ; also Sb4.c5.d4.c3 b4! ; counts 1 field
  also Sb4 b5! ; also Sb4 a4! -- no color-changing step
  -- Own Pawns are displaced, too.
  with {near} ; after {sacrifice} ; also Sb4.c5 b6<a6 c7 b8<a8 c9<d9 d8
  with Sc4,Ab4,Pb3,Ph8 ; after {sacrifice} ; also Sb4.c5.d4.e5.d6.e7.f6.g7.f8.g9 h8<i8 i9

scn_tr_33_pawn_sacrifice_end 12 arrows 1 field: {start}
  -- "Completed path of tagged Serpent is shown; it displaced dark Pawn B and light Pawn C. Note, tagged Serpent
  -- captured own, light Pawn A in addition to two opponent's, dark Pawns." The tag (grey) is used up.
  with {near} ; after {sacrifice} ; way Sb4 c5 b6* c7 b8* c9<c10 d8 e9^ f8
  with {start} ; after {sacrifice} ; way Sb4.c5.b6*.c7.b8*.c9<c10.d8.e9.f8 g9* h8<h9
  let over = bb10,pc10,we9,Ph9,Sh8,Ab3
  with {start} ; play {sacrifice}[Sb4.c5.b6*.c7.b8*.c9<c10.d8.e9.f8.g9*.h8<h9] ; stands {over}
  counts 2 arrows 1 field -- where the displaced Pawns stand
  -- What the text prints begins on g3 and sends the Pyramid to b2; the drawing goes from c4 to b3.
  with {start} ; reads Sb4~Ab3;;S..b6*..b8*.c9<c10..e9^W..g9*.h8<h9
      [Sc4-b4]~[Ab4-b3];;[Sb4..b6*..b8*.c9<c10..e9^W..g9*.h8<h9] -> {over}
  may_not Sb4~Ab2;;S..b6*..b8*.c9<c10..e9^W..g9*.h8<h9
  -- "Light Pyramid is placed instead of a dark Wave, tagged light Serpent can activate it, and transfer to it
  -- accumulated 7 momentum. This ends Serpent's Pawn-sacrifice ply."
  with bb10,pc9,Ae9,pb8,Pb6,Ab4,Sc4,Pb3 ; after {sacrifice}
  also Sb4.c5.b6*.c7.b8*.c9<c10.d8 e9~ e10 e11 e12 e13 e14 e15 e16 ; also Sb4.c5.b6*.c7.b8*.c9<c10.d8.e9 f8!
  also Sb4.c5.b6*.c7.b8*.c9<c10.d8 e9~ e10 e11 e12 e13 e14 e15 e16 e17#

== Waves that a Serpent activates

scn_tr_40_serpent_activating_wave 5 arrows: We5,Sb2
  way Sb2 c3 b4 c5 d4 e5~
  -- "It cannot activate Wave on color-changing fields."
  with Wb3,Wc2,Sb2 ; also Sb2 b3! ; also Sb2 c2!

scn_tr_41_serpent_activated_wave 4 arrows: Se5
  -- "Activated Wave can freely choose any diagonal field for its first step." The colours tell the diagonals apart.
  air We5 5 S
  way We5 [f6] [d4] [f4] [d6]
  also We5 e6! ; also We5 f5! ; also We5 e4! ; also We5 d5!

scn_tr_42_serpent_activated_wave_step_1 3 arrows: Se5
  -- "After first step, Wave must choose next step from the other diagonal." The drawing shows the Wave on f4.
  air We5 5 S
  way We5 f4 [e3] g5
  also We5.f4 g3!

scn_tr_43_serpent_activated_wave_ply 18 arrows: Se5
  -- "Upon reaching field 6, it's illegal for Wave to change movement to the other direction on B diagonal. Unlike
  -- Serpent, Wave is not limited by number of steps."
  air We5 5 S
  way We5 f4 g5 h4 i5 j4 k5 [j6!] l4 m5 n4 o5 p4 q5 r4 s5 t4 u5 v4
  with We5,Sb2 ; printed Se5~We5.f4.g5.h4.i5.j4 Se5~Wj4 -> Se5,Wj4

scn_tr_44_wave_out_of_board 21 arrows: Ss6,Wv5
  -- "All enumerated step-fields 1 through 8 are reachable by Wave, even though it stepped outside of the board."
  way Ss6 t5 u6 v5~ (22,5)^ v7 (22,7)^ v9 (22,9)^ v11 (22,11)^ v13 (22,13)^ v15 (22,15)^ v17 (22,17)^ v19 (22,19)^ v21
      (22,21)! (21,22)!
  -- What the text prints is for a Wave on v6.
  with Ss7,Wv6 ; printed Sv6~W.u7.v8.u9.v10 Sv6~W..v8..v10 -> Sv6,Wv10

== Waves through Stars

let beside = v6.(22,6).v8.(22,8).v10.(22,10).v12.(22,12).v14.(22,14).v16.(22,16).v18.(22,18).v20.(22,20)

scn_tr_50_off_board_teleport_wave 19 arrows: Ss7,Wv6
  -- "Wave activated by Serpent can reach a Star and start teleporting, even though it stepped outside of a chessboard.
  -- It will emerge from light Star in lower-left corner."
  way Ss7 t6 u7 v6~ (22,6)^ v8 (22,8)^ v10 (22,10)^ v12 (22,12)^ v14 (22,14)^ v16 (22,16)^ v18 (22,18)^ v20 (22,20)^
      v22|a1
  air Wv6 3 S ; also W{beside}.v22|a1 b2 a3
  without_star v22 ; also Wv6 b2! a3!

-- In the following drawing the Serpent on v6 is left out, and in the last one that on u7.
scn_tr_51_teleported_wave_on_board 22 arrows: Pb16,aa7,Sv6
  -- "Since Wave dived into a Star from B direction, next step after teleporting has to be in A direction. Upon reaching
  -- field 9, it cannot choose the other direction on B diagonal."
  air Wv6 3 S
  way W{beside}.v22|a1 b2 a3 b4 a5 b6 a7# b8 a9 b10 a11 b12 a13 b14 a15 b16~^ a17 b18 a19 b20 a21 b22
  way W{beside}.v22|a1.b2.a3.b4.a5.b6.a7.b8.a9.b10 c9!
  also W{beside}.v22|a1 a2! ; without_star v22 ; also Wv6 b2! b10! b22!

let along = u7.v8.u9.v10.u11.v12.u13.v14.u15.v16.u17.v18.u19.v20.u21

scn_tr_52_on_board_teleport_wave 18 arrows: Sr8,Wu7
  way Sr8 s7 t8 u7~ v8 u9 v10 u11 v12 u13 v14 u15 v16 u17 v18 u19 v20 u21 v22|a1
  air Wu7 3 S ; also W{along}.v22|a1 (-1,1)^ a3
  without_star v22 ; also Wu7 a3!

scn_tr_53_teleported_wave_off_board 21 arrows: Pa17,aa7,Su7
  -- "All enumerated fields (here, 1 to 10) are reachable by teleported Wave, even though it stepped outside of a board.
  -- Note, field 3 is blocked by dark Pyramid, but Wave can continue past it, and e.g. activate light Pawn."
  air Wu7 3 S
  way W{along}.v22|a1 (-1,1)^ a3 (-1,3)^ a5 (-1,5)^ a7# (-1,7)^ a9 (-1,9)^ a11 (-1,11)^ a13 (-1,13)^ a15 (-1,15)^ a17~^
      (-1,17)^ a19 (-1,19)^ a21 (-1,21)!
  without_star v22 ; also Wu7 a3! a17! a21!

== rush, en passant, castling
-- The Shaman on q1 belongs to a later chapter.
let start = Pb3|,Pb2|,Pe2|,Gp3|,Gp2|,Gs2|,Oi5|,Ol4|,pj9,pc8,pm9,pq8,pf8,pt8,Rb1,Ee1,Cj1

16_tamoanchan_revisited_en_passant 53 arrows: {start}
  -- "Own privates (i.e. Pawns, Scouts, and Grenadiers) can be rushed for up to 9 fields in this variant."
  way Pb3 b4 ; way Pb3.b4 b5 b6 b7 b8 b9 b10 b11 ; also Pb3 b12!
  way Pe2 e3 ; way Pe2.e3 e4 e5 e6 e7 e8 e9 e10 e11 ; also Pe2 e12!
  way Oi5 i6 ; way Oi5.i6 i7 i8 i9 i10 i11 ; also Oi5 i12!
  way Ol4 l5 ; way Ol4.l5 l6 l7 l8 l9 l10 l11 ; also Ol4 l12!
  way Gp3 p4 ; way Gp3.p4 p5 p6 p7 p8 p9 p10 p11 ; also Gp3 p12!
  way Gs2 s3 ; way Gs2.s3 s4 s5 s6 s7 s8 s9 s10 s11 ; also Gs2 s12!
  play Pb3-b11 ; way pc8 b7:
  with {start} ; play Pe2-e11 ; way pf8 e7:
  with {start} ; play Oi5-i11 ; way pj9 i8:
  with {start} ; play Ol4-l11 ; way pm9 l8:
  with {start} ; play Gp3-p11 ; way pq8 p7:
  with {start} ; play Gs2-s11 ; way pt8 s7:

tamoanchan_revisited_castling_01 14 fields: Rb1&,Kl1&,Ru1&
  -- "King can move between 2 and 8 fields across."
  each j1 n1 i1 o1 h1 p1 g1 q1 f1 r1 e1 s1 d1 t1: may Kl1-?&
  may_not Kl1-k1& Kl1-m1& Kl1-c1& Kl1-u1&
  counts 14 fields

tamoanchan_revisited_castling_left_01_03 15 fields: Rb1&,Kl1&,Ru1&
  -- "After castling is finished, left Rook ends up at field immediately right to the King."
  play Kl1-i1& ; stands Ki1,Rj1,Ru1
  counts 15 fields
]=])
