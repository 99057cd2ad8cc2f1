-- The figures of the book's chapter One (book-figures/11-one.json).
require "figures" (require "acedrex.scenario", {
  title = "One", variant = "one", code = "O", size = 26, stars = {},
  drawn = { figures = 28, arrows = 205, fields = 24 },
}, [=[
-- Stars move in this chapter: each stands where the drawing has it.

== Starchild's step

scn_o_01_starchild_movement 1 arrow: qf4,Md3,Ib2
  -- "Starchild can move to any empty field in opposite color to its starting position, regardless how far away
  -- destination field is located." It also comes out beside the Monolith.
  way Ib2 h5
  opposite b2 but d3 and c3 d2 d4 e3
  -- "Starchild cannot capture any piece, cannot check or checkmate opponent's King."
  with qg4,Ib2 ; also Ib2 g4! ; opposite b2 but g4 and
  with kg4,Ib2 ; also Ib2 g4! ; dark status playing

scn_o_02_wave_activating_starchild 4 arrows: Ih4,Na3,Wb1
  -- "Wave can activate own Starchild." "Activated Starchild does not spend momentum for its movement."
  way Na3 b1~ d2 f3 h4~
  also Na3 b1~ d2 f3 h4~ z1 ; also Na3 b1~ d2 f3 h4~ z2!
  with ih4,Na3,Wb1 ; also Na3 b1~ d2 f3 h4!

scn_o_04_starchild_activating_own_wave 1 arrow: Wh3,Ib2
  -- "Starchild can activate own Waves on its step-fields. Activated Wave moves the same as Starchild." It "can also
  -- activate opponent's Waves in addition to own Starchilds and Waves", and nothing else.
  way Ib2 h3~
  also Ib2 h3~ z26 ; also Ib2 h3~ z25!
  with Wh3,wz26,Ib2 ; also Ib2 h3~ z26~ ; with Wh3,Iz26,Ib2 ; also Ib2 h3~ z26~
  with Wh3,Qz26,Ib2 ; also Ib2 h3~ z26! ; with Wh3,iz26,Ib2 ; also Ib2 h3~ z26!
  with wh3,Ib2 ; also Ib2 h3! ; with Ih3,Ib2 ; also Ib2 h3~ ; with ih3,Ib2 ; also Ib2 h3!

== Starchild and portals

scn_o_07_starchild_not_moving_monolith_init 1 arrow: If5,Bb4,Mc3,Nc2
  -- "Starchild trying to capture either step- or miracle-field at which Monolith (or a Star) is located, will emerge on
  -- empty portal-field surrounding that same Monolith (or a Star)."
  way If5 c3||b2,b3,c4,d2,d3,d4
  printed Ic3||b3 [If5-c3]||Ib3 -> Ib3,Bb4,Mc3,Nc2
  -- "If there were no empty portal-fields, Starchild would be obliterated."
  with If5,Bb4,Mc3,Nc2,Pb2,Pb3,pc4,pd2,Pd3,Pd4 ; also If5 c3|||
  printed Ic3||| [If5-c3]|||I -> Bb4,Mc3,Nc2,Pb2,Pb3,pc4,pd2,Pd3,Pd4

scn_o_10_starchild_moving_star_end 1 arrow: ta26,Tz26,Pb2,Ia2,Ta1,tz1
  -- "Starchild can activate any Star on its miracle-field, regardless of colors of pieces. Activated Star can move to
  -- any empty miracle-field of activating Starchild", which has taken the Star's field. The drawing shows the end; the
  -- Starchild comes from a2 here.
  also Ia2 a1~ b1 ; also Ia2 a1~ a2 ; also Ia2 a1~ b2!
  results Ia2 -> ta26,Tz26,Pb2,Ia1,Tb1,tz1 ; counts 1 arrow
  -- "Note that Star movement is optional, Starchild could emerge on empty portal-field around Star in question."
  results Ia2 -> ta26,Tz26,Pb2,Ta1,Ib1,tz1
  with ta26,Tz26,Ib1,Ta1,tz1 ; also Ib1 a1~ b2 ; with ta26,Tz26,Ib2,Ta1,tz1 ; also Ib2 a1~ a2 ; also Ib2 a1~ b2

let pushing = ta26,Tz26,Wa4,Rd4,Ia2,Pb2,Ta1,tz1

scn_o_11_starchild_moving_star_activating 8 arrows: {pushing}
  -- "Star received all of initial 3 momentum gathered by the Rook, since neither Wave nor Starchild expend momentum for
  -- its movement. Nevertheless, activated Star can move for only one field." The Wave can also go on over the
  -- Starchild, and dive into the Star.
  way Rd4 c4 b4 a4~ a3 a2~^ a1|z26
  with ta26,Tz26,Ra4,Wa2,Pb2,Ta1,tz1 ; air Ia2 3 W ; way Ia2 a1~ b1 ; also Ia2 a1~ b1 c1!
  with {pushing} ; also Rd4 c4 b4 a4~ a3 a2~ a1~ b1
  results Rd4 -> ta26,Tz26,Wa2,Ra4,Ia1,Pb2,Tb1,tz1

scn_o_12_star_movement_blocked_init 8 arrows: {pushing},Rb1
  -- "If there is no empty field around Star at actual activation, Star is not activated (it remains at the same field),
  -- and Starchild is oblationed."
  way Rd4 c4 b4 a4~ a3 a2~^ a1|z26
  results Rd4 -> ta26,Tz26,Wa2,Ra4,Pb2,Ta1,tz1,Rb1
  with ta26,Tz26,Ra4,Wa2,Pb2,Ta1,tz1,Rb1 ; air Ia2 3 W ; way Ia2 a1||| b1!
  -- A Starchild that starts the move has left its field empty.
  with ta26,Tz26,Ia2,Pb2,Ta1,tz1,Rb1 ; also Ia2 a1~ a2

scn_o_14_star_rerouting_scout 17 arrows: Tf3,Oi3
  -- "The same as around Monolith, Scout can be rerouted around a blocking Star." Without a Star in the other colour it
  -- would be lost in this one.
  way Oi3 h3 g3 [f2 e2 d2 c2 b2] [f4 e4 d4 c4 b4] f3||| e3# d3# c3# b3#
  also Oi3.h3.g3.f4.e4.d4.c4.b4 a4! -- it has made seven steps
  with Tf3,Oi3,Tz26,ta26,tz1 ; also Oi3 h3 g3 f3|a25,b25,b26,y1,y2,z2
  with Oi3 ; also Oi3 h3 g3 f3 e3 ; also Oi3.h3.g3 f2!

== Starchild is transparent and immune

let met = 1 arrow: red m4 is only passed: the Queen can capture there, and diverge (scn_o_30)

scn_o_15_starchild_is_transparent 4 arrows: em8,Hk6,im4,ph3,Qo2
  without {met}
  -- "Like Wave, Starchild is transparent to all pieces, both own and opponent's. Light Queen is not blocked by dark
  -- Starchild on its step-field, and can continue moving past it, and could also e.g. diverge from light Shaman."
  way Qo2 n3 m4? l5 k6/
  also Qo2.n3.m4.l5.k6/ l7 m8*
  with Hk6,Im4,Qo2 ; also Qo2 n3 m4! l5 k6/
  -- "Unlike Wave, Starchild is completely transparent": to Monoliths, too.
  with Mc3,Pa1,Id5,Ih6 ; also Mc3 d5^ h6^ ; also Mc3.d5 h4 ; with Mc3,Pa1,id5 ; also Mc3 d5^ h4

scn_o_17_starchild_conversion_immunity_init 2 arrows: Ih23,al23,bs16
  -- "Starchild cannot be converted, instead, original Starchild remains on chessboard; converting Pyramids are still
  -- oblationed." It can be captured. The first arrow of the drawing is seven steps long, the second four.
  also bs16 r17 q18 p19 o20 n21 m22 l23~ k23 j23 i23 h23%%
  also bs16 r17 q18 p19 o20 n21 m22 l23~ k23 j23 i23 h23*
  dark printed Bl23~Ah23%% [Bs16-l23]~[Al23-h23%%] -> Ih23,bl23
  dark may_not [Bs16-l23]~[Al23-h23%] [Bs16-l23]~[Al23-h23%I]
  counts 2 arrows

== Waves that a Starchild activates

scn_o_19_starchild_activating_wave_on_step_field 2 arrows: Ic5,Wc4,Td3
  -- "Wave activated by a Starchild on its neighboring step-field cannot activate a Star." "Wave cannot be activated by
  -- Starchild on its miracle-fields."
  way Ic5 c4~ d3!
  with Ic5,Wd4 ; also Ic5 d4!

let start = Wd7,Bb4,Tc3,Nc2,If2

scn_o_20_starchild_activated_wave_not_teleporting_init 2 arrows: {start}
  -- "Instead of teleporting, Wave emerges on empty portal-field around Monolith or a Star through which it tried to
  -- teleport."
  way If2 d7~ c3||b2,b3,c4,d2,d3,d4
  -- "If there is no empty portal-field around Monolith (or a Star), Wave is obliterated."
  with {start},Pb2,Pb3,pc4,pd2,Pd3,Pd4 ; also If2 d7~ c3|||
  -- It does not come out elsewhere, and does not pass on its momentum there.
  with {start},Tz26,Rb3 ; also If2 d7~ b3!

scn_o_21_starchild_activated_wave_not_teleporting_end 1 arrow: {start}
  results If2 -> Id7,Bb4,Wb3,Tc3,Nc2 ; counts 1 arrow
  printed Id7~Wc3||b3 [If2-d7]~[Wd7-c3]||Wb3 -> Id7,Bb4,Wb3,Tc3,Nc2

== teleported Waves

scn_o_22_star_moved_wave_teleportation 9 arrows: ta26,Tz26,Nq12,Wr10,Tl7,Qh5,tz1
  -- "Teleportation for Wave reaching a Star is optional, step-fields behind a Star are still accessible. Here, light
  -- Wave could also activate light Queen."
  way Nq12 r10~ p9 n8 l7|z26
  with ta26,Tz26,Nr10,Tl7,Qh5,tz1 ; air Wr10 1 N ; way Wr10.p9.n8.l7 j6 h5~^ f4 d3 b2
  also Wr10.p9.n8.l7|z26 x25 v24 ; also Wr10.p9.n8.l7.j6 h5~ h6

scn_o_23_star_moved_wave_off_board 6 arrows: ta26,Tz26,Nk12,Wl10,tf7,Ta1
  -- "Wave can end up with all step-fields off-board after teleportation, due to one or both Stars moved out of their
  -- initial positions."
  way Nk12 l10~ j9 h8 f7|||
  with ta26,Tz26,Nl10,tf7,Ta1 ; air Wl10 1 N ; way Wl10.j9.h8.f7|a26 (-2,24)# (-4,23)#
  also Wl10.j9.h8.f7 d6 b5

scn_o_24_steps_after_teleport 16 arrows: Tu21,Wm17,Un15,Tc4
  -- "Two same-color Stars can be moved onto opposite-color fields. After teleporting into Star A, Wave emerges from
  -- Star B using the same two initial steps, only in reversed order." Blue tells every other step from the green ones.
  way Un15 m17~ o20 q19 s22 u21|c4
  with Tu21,Um17,Tc4 ; air Wm17 1 U ; way Wm17.o20.q19.s22.u21|c4 e3 g6 i5 k8 m7 o10 q9 s12 u11 w14 y13
  -- Where both Stars stand on fields in the same colour, the order stays.
  with Tu21,Um17,Td4 ; air Wm17 1 U ; also Wm17.o20.q19.s22.u21|d4 f7 h6 j9

== divergence

scn_o_30_starchild_divergence_init 4 arrows: em8,ik6,im4,ph3,Qo2
  -- "Unlike Shaman, Starchild is divergent for all pieces that can diverge, own and opponent's. Light Queen can diverge
  -- from first dark Starchild, or (due to Starchild's total transparency) second dark Starchild."
  way Qo2 n3 m4/
  way Qo2.n3.m4 l5 k6/
  printed Q..k6/..m8* Qo2..m4^I..k6/I..m8*E -> Qm8,ik6,im4,ph3
  also Qo2.n3.m4/ m5 m6 ; also Qo2.n3.m4/.m5.m6 m7! ; also Qo2.n3 m4*
  -- "Kings, Stars, Monoliths, Centaurs, Serpents, Starchilds cannot diverge, in addition to Waves activated by
  -- Unicorns, Centaurs, Serpents, Starchilds."
  with Kb2,Ib3 ; also Kb2.b3/ b4! ; with Cc3,Id5 ; also Cc3.d5/ b4! ; also Cc3.d5/ h6!
  with Hj11,ie3,Ui3 ; also Ui3.e3/ f5 ; with Ij11,Ue3 ; air We3 1 U
  also We3.h5.f6.i8.g9.j11/ l12! ; also We3.h5.f6.i8.g9.j11/ k13!

== castling

let castling = Rb1&,Ii1,Kn1&,Ry1&

let rook = 1 arrow: with the King on h1 the Rook would go to i1, the Starchild's field (scn_o_62)

scn_o_60_king_castling_not_blocked 9 arrows: {castling}
  without {rook}
  -- "King can choose to castle to any enumerated field, except to field occupied by Starchild."
  each l1 k1 j1 g1 f1 e1 d1: may Kn1-?&
  may_not Kn1-m1& Kn1-i1& Kn1-h1& Kn1-c1&
  counts 8 arrows
  -- A piece that is not transparent blocks.
  with Rb1&,Hi1,Kn1&,Ry1& ; may_not Kn1-l1& Kn1-g1&

scn_o_61_rook_castling_not_blocked 6 arrows: {castling}
  -- "King castled two fields past Starchild, leaving empty field for castling Rook, so the whole castling move is
  -- legal." The arrows are the Rook's way.
  play Kn1-g1& ; stands Kg1,Rh1,Ii1,Ry1
  counts 6 arrows

scn_o_62_castling_blocked 7 arrows: {castling}
  -- "King castled immediately next to Starchild, so there is no room for castling Rook. Starchild cannot be activated
  -- by castling pieces, so it blocks the complete move."
  may_not Kn1-h1&
  with Rb1,Kh1,Ii1,Ry1 ; way Rb1 c1 d1 e1 f1 g1 h1# i1!

one_castling_01 18 fields: Rb1&,Kn1&,Ry1&
  -- "King can move between 2 and 10 fields across."
  each l1 p1 k1 q1 j1 r1 i1 s1 h1 t1 g1 u1 f1 v1 e1 w1 d1 x1: may Kn1-?&
  may_not Kn1-m1& Kn1-o1& Kn1-c1& Kn1-y1&
  counts 18 fields
  -- What the text prints for a drawing that is not among these.
  printed Kr& Kr&q -> Rb1,Kr1,Rq1

== rush, en passant

let start = Pb3|,Pb2|,Pe2|,Gp3|,Gp2|,Gs2|,Oi5|,Ol4|,pj10,pm10,pc9,pf9,pq9,pt9,Rb1,Ee1,Cj1,Hq1

22_one_en_passant 65 arrows: {start}
  -- "Own privates (i.e. Pawns, Scouts, and Grenadiers) can be rushed for up to 11 fields in this variant."
  way Pb3 b4 ; way Pb3.b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 ; also Pb3 b14!
  way Pe2 e3 ; way Pe2.e3 e4 e5 e6 e7 e8 e9 e10 e11 e12 e13 ; also Pe2 e14!
  way Oi5 i6 ; way Oi5.i6 i7 i8 i9 i10 i11 i12 i13 ; also Oi5 i14!
  way Ol4 l5 ; way Ol4.l5 l6 l7 l8 l9 l10 l11 l12 l13 ; also Ol4 l14!
  way Gp3 p4 ; way Gp3.p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 ; also Gp3 p14!
  way Gs2 s3 ; way Gs2.s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 ; also Gs2 s14!
  play Pb3-b13 ; way pc9 b8:
  with {start} ; play Pe2-e13 ; way pf9 e8:
  with {start} ; play Oi5-i13 ; way pj10 i9:
  with {start} ; play Ol4-l13 ; way pm10 l9:
  with {start} ; play Gp3-p13 ; way pq9 p8:
  with {start} ; play Gs2-s13 ; way pt9 s8:

let pushing = Id6,Wg6,ph5,Ie4,Tf4,Pg2|

let push = [Pg2.g3.g4.g5.g6]~[Wg6.f6.e6.d6]~[Id6-e4]~[Ie4-f4]~

scn_o_63_en_passant_blocked_by_star_init 10 arrows 1 field: {pushing}
  -- "Light Pawn is about to rush and activate light Wave, which would activate light Starchild A, which would then
  -- activate light Starchild B, which would push a Star onto en passant capture-field E."
  way Pg2 g3 g4 g5 g6~ f6 e6 d6~ e4~ f4~ g4
  with Id6,Wg6,ph5,Ie4,Tf4,Pg2 ; also Pg2 g3 g4#
  counts 1 field

scn_o_64_en_passant_blocked_by_star_end 2 arrows 1 field: {pushing}
  -- "Instead of capturing, private can teleport using a Star blocking en passant." Here, there is no other Star.
  play {push}[Tf4-g4] ; stands Wd6,Pg6:,ph5,Ie4,If4,Tg4
  way ph5 g4|||
  dark may_not Ph5-g4:
  counts 1 arrow 1 field -- the Star's way, and the tag of the Pawn that has rushed
  with Wd6,Pg6:,ph5,Ie4,If4,Tg4,ta26,tz1 ; also ph5 g4|a25,b25,b26,y1,y2,z2
  with Wd6,Pg6:,ph5,Ie4,If4,tg4,Ta1 ; also ph5 g4|a2,b1,b2 ; dark may_not Ph5-g4:

scn_o_65_en_passant_not_blocked_by_star_end 2 arrows 1 field: {pushing}
  -- "On a field other than capture-field, Stars does not block en passant regardless of colors of involved pieces."
  play {push}[Tf4-g5] ; stands Wd6,Pg6:,Tg5,ph5,Ie4,If4
  way ph5 g4:
  counts 1 arrow 1 field

let rushing = Ic7,Wh7,pi4,Ph2|

let rush = [Ph2.h3.h4.h5.h6.h7]~[Wh7.g7.f7.e7.d7.c7]~

scn_o_66_en_passant_turned_divergence_init 11 arrows 1 field: {rushing}
  -- "Light Pawn is about to rush and activate light Wave, which would then activate light Starchild, which would end on
  -- en passant capture-field E."
  way Ph2 h3 h4 h5 h6 h7~ g7 f7 e7 d7 c7~ h3
  counts 1 field

scn_o_67_en_passant_turned_divergence_end 4 arrows 1 field: {rushing}
  -- "Dark Pawn can either capture or diverge from light Starchild, but it cannot capture light Pawn en passant."
  play {rush}[Ic7-h3] ; stands Wc7,Ph7:,pi4,Ih3
  way pi4 h3/ [h2] [i3] g3
  also pi4 h3* ; dark may_not Pi4-h3:
  counts 1 field

scn_o_68_en_passant_not_blocked__by_starchild 2 arrows 1 field: {rushing}
  -- "Starchild does not block en passant if positioned on any field other than en passant capture-field. Dark Pawn can
  -- capture light Pawn en passant": along the grey arrow.
  play {rush}[Ic7-h5] ; stands Wc7,Ph7:,Ih5,pi4
  way pi4 h3:
  counts 1 arrow 1 field
]=])
