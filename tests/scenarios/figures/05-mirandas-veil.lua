-- The figures of the book's chapter Miranda's veil (book-figures/05-mirandas-veil.json).
require "figures" (require "acedrex.scenario", {
  title = "Miranda's veil", variant = "mirandas-veil", size = 16,
  drawn = { figures = 61 },
}, [=[
== activation

scn_mv_001_wave_activation_init: MV Eb3,Wg13
  -- The Pegasus may activate the Wave with its fifth step, or just as well ride on past it.
  reaches b3 c5 d7 e9 f11 g13 h15
  play [Eb3-g13]~[Wg13-h15]
  stands Eg13,Wh15

scn_mv_002_wave_activated: MV Eg13
  -- All headings are drawn: the Wave rides like the Pegasus that has activated it, further than its momentum.
  air Wg13 5 E
  only g13 i14 k15 m16 h15 f15 e14 c15 a16 e12 c11 a10 f11 e9 d7 c5 b3 a1 h11 i9 j7 k5 l3 m1 i12 k11 m10 o9

scn_mv_004_wave_activating_rook: MV Eb3,Wg13,Rj7,pi9
  -- The dark Pawn on i9 can only be passed; the Rook behind it can be activated.
  reaches b3 c5 d7 e9 f11 g13
  each h11 k5 l3 m1: may [Eb3-g13]~[Wg13-?]
  may [Eb3-g13]~[Wg13-j7]~[Rj7-j12]
  may_not [Eb3-g13]~[Wg13-i9] [Eb3-g13]~[Wg13-i9*]

scn_mv_006_rook_captures: MV Eb3,Wg13,Rj7,Pl7,pi9,nj4,bn7,ej15
  -- The Rook has 5 momentum: the Knight is within reach, the Bishop behind the own Pawn, the Pegasus too far away.
  reaches b3 c5 d7 e9 f11 g13
  may [Eb3-g13]~[Wg13-h11]
  may_not [Eb3-g13]~[Wg13-i9]
  may [Eb3-g13]~[Wg13-j7]~[Rj7-j4*]
  each j6 j5 k7 j8 j9 j10 j11 j12: may [Eb3-g13]~[Wg13-j7]~[Rj7-?]
  each j3 j2 j1 l7 m7 n7 o7 p7 j13 j14 j15 j16: may_not [Eb3-g13]~[Wg13-j7]~[Rj7-?]

scn_mv_007_activating_rush_pawn_init: MV Re6,We2,Pc2|,nb3,Ro15,Wo2,Pm2|,rl3
  reaches e6 e5 e4 e3 e2
  may [Re6-e2]~[We2-d2]
  may Re2~Wc2~P::b3*N [Re6-e2]~[We2-c2]~[P::c2-b3*N]
  -- Pawn 1 gets 4 momentum. Pawn 2 gets 13, and still rushes no further than six fields.
  each c3 c4 c5 c6: may [Re6-e2]~[We2-c2]~[Pc2-?]
  each c7 c8: may_not [Re6-e2]~[We2-c2]~[Pc2-?]
  reaches o15 o14 o13 o12 o11 o10 o9 o8 o7 o6 o5 o4 o3 o2
  may [Ro15-o2]~[Wo2-n2] [Ro15-o2]~[Wo2-m2]~[Pm2-l3*] [Ro15-o2]~[Wo2-m2]~[Pm2-m8]
  may_not [Ro15-o2]~[Wo2-m2]~[Pm2-m9]

scn_mv_009_not_activating_pyramid_by_wave: MV Bb2,We5,Ac7
  reaches b2 c3 d4 e5
  each d6 b8 a9: may [Bb2-e5]~[We5-?]
  may_not [Bb2-e5]~[We5-c7] [Bb2-e5]~[We5-c7]~[Ac7-c8]

scn_mv_010_activating_pyramid_cascade_pawn: MV Bb2,We5,Pc7,Ad8
  -- 3 momentum reach the Pawn; it spends one on its capture-step, and two are left for the Pyramid.
  reaches b2 c3 d4 e5
  may [Bb2-e5]~[We5-d6]
  may [Bb2-e5]~[We5-c7]~[Pc7-d8]~[Ad8-d10]
  may_not [Bb2-e5]~[We5-c7]~[Pc7-d8]~[Ad8-d11]

== transparency

scn_mv_011_wave_is_transparent: MV Qo2,Wj7,wm4,eg10,pe12
  -- Capture the dark Wave, activate the own one, or pass both and capture the Pegasus that shields the Pawn.
  reaches o2 n3 m4 l5 k6 j7 i8 h9 g10
  may Qo2-m4* [Qo2-j7]~[Wj7-j8] Qo2-g10* Q..m4^..j7^..g10* Qo2..m4^W..j7^W..g10*E
  each f11 e12 d13 c14 b15 a16: may_not Qo2-?

scn_mv_012_wave_cant_be_pinned: MV Kf2,Wh6,ej10
  -- Behind the Wave, which may be captured or passed, the Pegasus gives check.
  status check
  unchecked mv Kf2,Wh6,ej10
  reaches j10 i8 h6 g4
  may Ej10-h6*
  may_not Ej10-f2*

scn_mv_013_wave_no_block_castling_king: MV Ra1&,Wf1,Ki1&
  -- The Wave bars the castlings that need its own field: by the King to f1, and, as the text under the third of these
  -- figures says, by the Rook beside a King on e1 (its arrow here shows how the King goes past).
  each g1 d1 c1: may Ki1-?&
  each f1 e1: may_not Ki1-?&

scn_mv_014_wave_no_block_castling_rook: MV Ra1&,Wf1,Ki1&
  -- The Rook finishes the castling between King and Wave, where no move of its own would take it.
  play Ki1-d1&
  stands Kd1,Re1,Wf1
  game MV Ra1,Kd1,Wf1
  reaches a1 b1 c1
  may_not Ra1-d1 Ra1-e1

scn_mv_016_pawn_blocked_by_opponents_wave: MV Pa3,Wa4,Wb4,Pf6,we7,wf7
  -- A piece that makes one step has none left to go past a Wave.
  only a3 a4 b4
  may [Pa3-a4]~[Wa4-a5] [Pa3-b4]~[Wb4-c5]
  may_not Pa3-a5 Pa3-c5
  only f6 e7
  may Pf6-e7*
  may_not Pf6-f7 Pf6-f7* Pf6-f8 Pf6-d8

scn_mv_017_pawn_not_blocked_by_opponents_wave: MV Pb2|,Wb5,Pe2|,we5
  only b2 b3 b4 b5 b6 b7 b8
  may [Pb2-b5]~[Wb5-b6]
  only e2 e3 e4 e6 e7 e8
  may_not Pe2-e5 Pe2-e5*

scn_mv_018_wave_no_activating_blocked_piece: MV Ng7,Wf5,Pd6,Bd7
  -- The Pawn has no move, so the Wave can only pass it.
  reaches g7 f5
  only d6
  each c7 d7 e7: may_not Pd6-?
  may [Ng7-f5]~[Wf5-b7]
  may_not [Ng7-f5]~[Wf5-d6] [Ng7-f5]~[Wf5-d6]~[Pd6-d7]

== movement of a Wave

scn_mv_021_knight_activating_wave: MV Nd7,Wf8
  reaches d7 f8
  play [Nd7-f8]~[Wf8-p13]
  stands Nf8,Wp13

scn_mv_022_wave_activated_by_knight: MV Nf8
  -- All headings are drawn: the Wave keeps to one leap of the Knight, up to the edge, like a Pegasus.
  air Wf8 1 N
  only f8 h9 j10 l11 n12 p13 g10 h12 i14 j16 e10 d12 c14 b16 d9 b10 d7 b6 e6 d4 c2 g6 h4 i2 h7 j6 l5 n4 p3

-- The two pairs that follow differ in the step of the Pawn only; the Wave goes the same ways after both.
let around = ,Nf12,Af10,Rc7,Bj14,ph6,wf15
rows wave
  game MV Pf4{around} ; air Wf4 1 P
  only f4 g5 i7 j8 k9 l10 m11 n12 o13 p14 e5 d6 c7 b8 a9 f5 f6 f7 f8 f9 f11 f12 f13 f14 f15 f16
  may [Wf4-f12]~[Nf12-g14] [Wf4-f15]~[Wf15-f16] [Wf4-c7]~[Rc7-c8]
  -- Neither a dark Pawn nor a Pyramid; and no turn towards the Bishop.
  each h6 f10 j14: may_not [Wf4-?]

scn_mv_025_wave_activation_by_step_pawn: MV Pf3,Wf4{around}
  reaches f3 f4
  play [Pf3-f4]~[Wf4-g5]
  stands Pf4,Wg5{around}

scn_mv_026_wave_activated_by_step_pawn: MV Pf4{around}
  do wave

scn_mv_027_wave_activation_by_capture_pawn: MV Pe3,Wf4{around}
  reaches e3 f4
  play [Pe3-f4]~[Wf4-g5]
  stands Pf4,Wg5{around}
  -- The appendix writes what the Pawn could do were the Wave a dark one.
  game MV Pe3,wf4{around} ; may f4* f4*W

scn_mv_028_wave_activated_by_capture_pawn: MV Pf4{around}
  do wave

scn_mv_029_wave_same_color: MV Ud5
  -- Activated by a Unicorn on a field of its own colour, a Wave begins like a Knight: a long jump may come second, not
  -- first.
  air Wd5 1 U
  reaches d5 f6 e7 b4 c3 c7 b6 e3 f4
  may [Wd5.f6-j7]
  may_not [Wd5.h6-i8] [Wd5.g7-h9] [Wd5.f8-g10] [Wd5.e9-f11] [Wd5.c9-d11] [Wd5.b8-c10] [Wd5.a7-b9] [Wd5.a3-b5]
      [Wd5.b2-c4] [Wd5.c1-d3] [Wd5.e1-f3] [Wd5.f2-g4] [Wd5.g3-h5] [Wd5.h4-i6]

scn_mv_031_wave_activation_by_unicorn_first_step: MV Uc5,Wg4,Ph6,Ph7,Ph8,ph9,pi9,pj9,wj14
  -- g4 is light: the first step is short. The Pawn on h6 is blocked, so it cannot be activated, only passed.
  reaches c5 g4
  each i5 e3 f2 f6 e5 h2 i3: may [Uc5-g4]~[Wg4-?]
  may [Uc5-g4]~[Wg4.h6-l7]
  may_not [Uc5-g4]~[Wg4-h6]

scn_mv_033_wave_activation_by_unicorn_complete: MV Uc5,Wg4,Ph6,Ph7,Ph8,ph9,pi9,pj9,wj14
  -- Two steps are chosen freely, short to f6 and long to i8; from then on they alternate, whatever stands there.
  reaches c5 g4
  may [Uc5-g4]~[Wg4-f6] [Uc5-g4]~[Wg4.f6-i8] [Uc5-g4]~[Wg4.f6.i8-h10] [Uc5-g4]~[Wg4.f6.i8.h10-k12]
      [Uc5-g4]~[Wg4.f6.i8.h10.k12.j14-m16]
  -- The dark Wave on j14 can be activated; it inherits from the light Unicorn, for which j14 has the other colour.
  may [Uc5-g4]~[Wg4.f6.i8.h10.k12-j14]~[Wj14-h11]
  each m13 l14 i13 i11 j10 l10 m11: may_not [Uc5-g4]~[Wg4.f6.i8.h10.k12-?]

scn_mv_034_wave_off_board: mv uk2,wo3
  -- Steps may lead over fields outside of the board, which notation leaves out; the ply ends inside. The field labelled
  -- 2 is p13 in the drawing.
  reaches k2 o3
  may [Uk2-o3]~[Wo3-m4] [Uk2-o3]~[Wo3.m4-p6] [Uk2-o3]~[Wo3.m4.p6-n7] [Uk2-o3]~[Wo3.m4.p6.n7..o10]
      [Uk2-o3]~[Wo3.m4.p6.n7..o10..p13]
  may Uo3~W.m4.p6.n7..o10 Uo3~W..n6.p7.m9.o10 Uo3~Wp13
  each q9 r12 s15 q16 t18: may_not [Uk2-o3]~[Wo3-?]

== cascading Waves

scn_mv_035_wave_cascading_init: MV Bb5,We2,Wh5
  -- A Wave that a Wave has activated moves like that one, here like the Bishop before both.
  reaches b5 c4 d3 e2
  each f3 g4: may [Bb5-e2]~[We2-?]
  each g6 f7 e8 d9 c10 b11 a12: may [Bb5-e2]~[We2-h5]~[Wh5-?]
  each h6 g5: may_not [Bb5-e2]~[We2-h5]~[Wh5-?]

scn_mv_036_wave_cascading_steps: MV Bb5,We2,Wh5,Nd9,Wf10,Wn6
  -- Waves A and B move for the Bishop, C and D for the Knight.
  let knight = [Bb5-e2]~[We2-h5]~[Wh5-d9]~[Nd9-f10]~
  reaches b5 c4 d3 e2
  each f3 g4: may [Bb5-e2]~[We2-?]
  each g6 f7 e8: may [Bb5-e2]~[We2-h5]~[Wh5-?]
  each h9 j8 l7: may {knight}[Wf10-?]
  each m4 l2: may {knight}[Wf10-n6]~[Wn6-?]

scn_mv_037_wave_cascading_end: MV Bb5,We2,Wh5,Nd9,Wf10,Wn6,Pl2|
  -- The Bishop gathers 3 momentum, the Knight spends one of them: the Pawn can rush two fields, not three.
  let knight = [Bb5-e2]~[We2-h5]~[Wh5-d9]~[Nd9-f10]~
  reaches b5 c4 d3 e2
  each f3 g4: may [Bb5-e2]~[We2-?]
  each g6 f7 e8: may [Bb5-e2]~[We2-h5]~[Wh5-?]
  each h9 j8 l7: may {knight}[Wf10-?]
  each m4: may {knight}[Wf10-n6]~[Wn6-?]
  each l3 l4: may {knight}[Wf10-n6]~[Wn6-l2]~[Pl2-?]
  may_not {knight}[Wf10-n6]~[Wn6-l2]~[Pl2-l5]
  play {knight}[Wf10-n6]~[Wn6-l2]~[Pl2-l4]
  stands Be2,Wh5,Wd9,Nf10,Wn6,Wl2,Pl4

scn_mv_043_reactivating_piece_init: MV Rc2,Wh2,Nh5,Wf6,Bi12,Wl9,Ej3
  let knight = [Rc2-h2]~[Wh2-h5]~[Nh5-f6]~
  reaches c2 d2 e2 f2 g2 h2
  each h3 h4: may [Rc2-h2]~[Wh2-?]
  each g8 h10: may {knight}[Wf6-?]
  each j11 k10: may {knight}[Wf6-i12]~[Bi12-?]
  play {knight}[Wf6-i12]~[Bi12-l9]~[Wl9-k8]
  stands Rh2,Wh5,Nf6,Wi12,Bl9,Wk8,Ej3

scn_mv_044_reactivating_piece_steps: MV Rh2,Wh5,Nf6,Wi12,Bl9,Ej3
  -- Wave C moves for the Bishop; of the Rook's 5 momentum the Knight has spent one and the Bishop three. Wave A can be
  -- activated again, where it stands now, and not on its first field h2.
  air Wl9 1 B
  each k8 j7 i6: may [Wl9-?]
  may [Wl9-h5]~[Wh5-i4] [Wl9-h5]~[Wh5-j3]~[Ej3-l4]
  may_not [Wl9-h5]~[Wh5-j3]~[Ej3-n5] [Wl9-h5]~[Wh5-j3]~[Ej3-p6] [Wl9-h2]
  -- The same as the end of the whole move.
  game MV Rc2,Wh2,Nh5,Wf6,Bi12,Wl9,Ej3
  play [Rc2-h2]~[Wh2-h5]~[Nh5-f6]~[Wf6-i12]~[Bi12-l9]~[Wl9-h5]~[Wh5-j3]~[Ej3-l4]
  stands Rh2,Wj3,Nf6,Wi12,Bl9,Wh5,El4

== cascading pinned pieces

scn_mv_045_pinned_piece_cascaded_init: mv Kf2,Qh6,Ni3,Bk15,We9,Wl6,ej10
  -- The Queen on h6 shields her King, and cannot move by herself.
  reaches j10 i8 h6
  may_not Ej10-g4 Ej10-f2*
  game MV Kf2,Qh6,Ni3,Bk15,We9,Wl6,ej10 ; may_not Qh6-i6 Qh6-h5

scn_mv_046_pinned_piece_cascaded_1: MV Kf2,Qh6,Ni3,Bk15,We9,Wl6,ej10
  let queen = [Bk15-e9]~[We9-h6]~[Qh6-l6]~
  reaches k15 j14 i13 h12 g11 f10 e9
  each f8 g7: may [Bk15-e9]~[We9-?]
  may {queen}[Wl6-i3]~[Ni3-g4]
  -- Whoever stops on the way leaves the King in check behind the transparent Wave: self-checkmate.
  each i6 j6 k6: loses [Bk15-e9]~[We9-h6]~[Qh6-?]
  each k5 j4: loses {queen}[Wl6-?]

scn_mv_047_pinned_piece_cascaded_end: MV Kf2,Qh6,Ni3,Bk15,We9,Wl6,ej10
  -- Now the Knight is pinned; the Wave in front of it can be captured or passed.
  play [Bk15-e9]~[We9-h6]~[Qh6-l6]~[Wl6-i3]~[Ni3-g4]
  stands Kf2,Be9,Wh6,Ql6,Ng4,Wi3,ej10
  reaches j10 i8 h6 g4
  may Ej10-h6* Ej10-g4*
  may_not Ej10-f2*

scn_mv_048_pinned_piece_cascaded_2: MV Kf2,Qh6,Ni3,Wl6,ej10
  -- The pinned piece itself may start the cascade, if another one is pinned at its end.
  each i6 j6 k6: may_not Qh6-? -- steps on the way, where the ply cannot end
  each k5 j4: loses [Qh6-l6]~[Wl6-?]
  play [Qh6-l6]~[Wl6-i3]~[Ni3-g4]
  stands Kf2,Ql6,Wi3,Ng4,ej10

== cascades and check

scn_mv_050_activating_piece_check_end: MV Qb2,Wb7,Rd5,kf1
  -- Before the move the Rook stood on d5, the Wave on b7, the Queen on b2, and there was no check. Now there is one,
  -- along d1, e1 and f1.
  play [Qb2-b7]~[Wb7-d5]~[Rd5-d1]
  stands Qb7,Wd5,Rd1,kf1
  status check
  may_not Rd1-e1 Rd1-f1*
  game mv Qb2,Wb7,Rd5,kf1 ; status playing

scn_mv_051_cascaded_piece_check_init:
  -- Nobody asks for checks on the way; with a transparent Wave before her the Queen attacks the King even now.
  unchecked MV Bb5,Wj13,Qm10,Wm7,Wj7,Wj10,km3,ph2
  let queen = [Bb5-j13]~[Wj13-m10]~
  reaches b5 c6 d7 e8 f9 g10 h11 i12 j13
  each k12 l11: may [Bb5-j13]~[Wj13-?]
  each m9 m8: may {queen}[Qm10-?]
  each l7 k7: may {queen}[Qm10-m7]~[Wm7-?]
  each j8 j9: may {queen}[Qm10-m7]~[Wm7-j7]~[Wj7-?]
  play {queen}[Qm10-m7]~[Wm7-j7]~[Wj7-j10]~[Wj10-k9]
  stands Bj13,Wm10,Qm7,Wj7,Wj10,Wk9,km3,ph2

scn_mv_052_cascaded_piece_check_end:
  -- Wave D, on behalf of the Queen, has the 5 momentum that she left of the Bishop's 8.
  unchecked MV Bj13,Wm10,Qm7,Wj7,Wj10,km3,ph2 ; air Wj10 5 Q
  each k9 l8: may [Wj10-?]
  each l6 k5 j4 i3: may [Wj10-m7]~[Qm7-?]
  may [Wj10-m7]~[Qm7-h2*]
  -- Only where she settles, on field 2 or 4 for instance, does the Queen give check.
  let whole = [Bb5-j13]~[Wj13-m10]~[Qm10-m7]~[Wm7-j7]~[Wj7-j10]~[Wj10-m7]~[Qm7-
  each l6/playing k5/check j4/playing i3/check h2/playing: unchecked MV Bb5,Wj13,Qm10,Wm7,Wj7,Wj10,km3,ph2 ;
      play {whole}?1] ; status ?2

== cascading opponent

scn_mv_065_wave_cascading_opponent: MV Bb5,We2,wh5,nd9,wf10,Wn6,Pl2|
  -- A light Wave activates a dark one, that one the dark Knight, and so on back to the light Pawn.
  let knight = [Bb5-e2]~[We2-h5]~[Wh5-d9]~[Nd9-f10]~
  reaches b5 c4 d3 e2
  each f3 g4: may [Bb5-e2]~[We2-?]
  each g6 f7 e8: may [Bb5-e2]~[We2-h5]~[Wh5-?]
  each h9 j8 l7: may {knight}[Wf10-?]
  each m4: may {knight}[Wf10-n6]~[Wn6-?]
  each l3 l4: may {knight}[Wf10-n6]~[Wn6-l2]~[Pl2-?]
  may_not {knight}[Wf10-n6]~[Wn6-l2]~[Pl2-l5]
  play {knight}[Wf10-n6]~[Wn6-l2]~[Pl2-l4]
  stands Be2,Wh5,wd9,nf10,wn6,Wl2,Pl4

scn_mv_066_cascaded_opponent_capturing: MV Bb5,We2,wh5,nd9,Wf10,wn6,Pl2|
  -- To the dark Knight the Wave on f10 is an enemy: it captures it, and cannot activate it.
  reaches b5 c4 d3 e2
  each f3 g4: may [Bb5-e2]~[We2-?]
  each g6 f7 e8: may [Bb5-e2]~[We2-h5]~[Wh5-?]
  may_not [Bb5-e2]~[We2-h5]~[Wh5-d9]~[Nd9-f10]~[Wf10-h9]
  play [Bb5-e2]~[We2-h5]~[Wh5-d9]~[Nd9-f10*]
  stands Be2,Wh5,wd9,nf10,wn6,Pl2

scn_mv_068_cascade_self_checkmate_init: MV Km15,Bb5,We2,wh5,rk2
  reaches b5 c4 d3 e2
  each f3 g4: may [Bb5-e2]~[We2-?]
  each i4 j3: may [Bb5-e2]~[We2-h5]~[Wh5-?]
  may [Bb5-e2]~[We2-h5]~[Wh5-k2]~[Rk2-l2]
  loses [Bb5-e2]~[We2-h5]~[Wh5-k2]~[Rk2-m2]

scn_mv_069_cascade_self_checkmate_end: MV Km15,Bb5,We2,wh5,rk2
  -- The dark Rook was left where it gives check to the King of the player who has just moved.
  play [Bb5-e2]~[We2-h5]~[Wh5-k2]~[Rk2-m2]
  stands Km15,Be2,Wh5,wk2,rm2
  unchecked mv Km15,Be2,Wh5,wk2,rm2
  reaches m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 m12 m13 m14
  may_not Rm2-m15*

scn_mv_071_cascade_double_checkmate_end: MV Ko4,Ef4,Qb15,Wb2,ka2,wh2,rl6
  -- The grey arrows lead from Qb15 to b2, c2 to h2, i3 to l6 and m6 to o6. Both Kings are mated: a draw.
  each [Qb15-b2]~[Wb2-h2]~[Wh2-l6]~[Rl6-o6] Qb2~Wh2~Wl6~Ro6(===): game MV Ko4,Ef4,Qb15,Wb2,ka2,wh2,rl6 ;
      play ? ; stands Ko4,Ef4,Qb2,Wh2,ka2,wl6,ro6 ; status draw

== blocked Wave

let pawns = ,Pa2,Pb2,Pc2,Pd2,Pe2,Pf2,Pg2,Ph2,Pi2,Pj2,Pk2,Pl2,Pm2,Pn2,Po2
let light = ,Qp16,Qp15,Ap14,Ap13,Ep12,Ep11,Up10,Up9,Rp8,Rp7,Bp6,Bp5,Np4,Np3{pawns}

scn_mv_072_wave_blocked_init: mv rj10,wj5,wp2,Wl5,Rl1,Wp1{light}
  let rook = [Rj10-j5]~[Wj5-l5]~[Wl5-l1]~
  reaches j10 j9 j8 j7 j6 j5
  may [Rj10-j5]~[Wj5-k5] [Rj10-j5]~[Wj5-l5]~[Wl5-l4] [Rj10-j5]~[Wj5-l5]~[Wl5-l3]
  may [Rj10-j5]~[Wj5-l5]~[Wl5-l2]~[Pl2-l3] -- the Pawn on l2 can be activated or passed
  each m1 n1 o1: may {rook}[Rl1-?]
  -- Dark Wave B finds light pieces only, and goes off the board.
  play {rook}[Rl1-p1]~[Wp1-p2]
  stands rj5,wl5,Wl1,Rp1,Wp2{light}

scn_mv_073_wave_blocked_end: mv rj5,wl5,Wl1,Rp1,Wp2{light}
  -- Of the 5 momentum that the dark Rook gathered the light one has left one.
  air wp2 1 R
  only p2
  each o2 n2 m2 l2 k2 j2 i2 h2 g2 f2 e2 d2 c2 b2 a2: may_not [Wp2-?]
  each p1 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16: may_not [Wp2-?]

== activating opponent's Wave

scn_mv_078_activating_opponents_wave: mv pe15,wf14,Wf11,ah9,Bc8,Af7,Nf5,pn3,wf2
  reaches e15 f14
  each f13 f12: may [Pe15-f14]~[Wf14-?]
  play [Pe15-f14]~[Wf14-f11]~[Wf11-f10]
  stands pf14,wf11,Wf10,ah9,Bc8,Af7,Nf5,pn3,wf2

scn_mv_079_activated_opponents_wave: mv pf14,wf11,ah9,Bc8,Af7,Nf5,pn3,wf2
  -- The light Wave goes down the board, as the dark Pawn does, and still activates light pieces, and Waves.
  air Wf11 1 p
  only f11 g10 i8 j7 k6 l5 m4 o2 p1 f10 f9 f8 f6 f5 f4 f3 f2 f1 e10 d9 c8 b7 a6
  may [Wf11-f5]~[Nf5-g7] [Wf11-f2]~[Wf2-f1] [Wf11-c8]~[Bc8-d9]
  each h9 n3 f7: may_not [Wf11-?]

== en passant turned capture, or denied

scn_mv_080_en_passant_rushing_cascade: MV Pd2|,Wd6,Bd7,Ab5,pe6
  reaches d2 d3 d4 d5 d6
  may [Pd2-d6]~[Wd6-d7]~[Bd7-c6] [Pd2-d6]~[Wd6-d7]~[Bd7-b5]~[Ab5-d5]

scn_mv_082_en_passant_turned_capture: MV Pd2|,Wd6,Bd7,Ab5,pe6
  -- The Pyramid has settled on the field that the Pawn rushed over: it is captured, the Pawn is not.
  play [Pd2-d6]~[Wd6-d7]~[Bd7-b5]~[Ab5-d5]
  stands Wd7,Pd6,Bb5,Ad5,pe6
  may_not Pe6-d5:
  play Pe6-d5*
  stands Wd7,Pd6,Bb5,pd5

scn_mv_087_en_passant_denied_init: MV Pd2|,Wd6,Bc7,Wb6,Wc5,pe5
  reaches d2 d3 d4 d5 d6
  may [Pd2-d6]~[Wd6-c7]~[Bc7-b6]~[Wb6-c5]~[Wc5-d6]~[Pd6-d7]

scn_mv_088_en_passant_denied_pawn_activated: MV Pd6:,Wc7,Bb6,Wc5,pe5
  -- The Pawn has rushed in this very move. Of its 4 momentum the Bishop has spent one; Wave C moves for the Bishop.
  air Wc5 3 B
  may [Wc5-d6]~[Pd6-d7]

scn_mv_089_en_passant_denied_end: MV Pd2|,Wd6,Bc7,Wb6,Wc5,pe5
  -- Moved away from where it had rushed to, the Pawn has lost its tag.
  play [Pd2-d6]~[Wd6-c7]~[Bc7-b6]~[Wb6-c5]~[Wc5-d6]~[Pd6-d7]
  stands Wc7,Pd7,Bb6,Wd6,Wc5,pe5
  may_not Pe5-d4: Pe5-d4
  -- Without its second ply it could be captured.
  game MV Pd2|,Wd6,Bc7,Wb6,Wc5,pe5
  play [Pd2-d6]~[Wd6-c7]~[Bc7-b6]~[Wb6-c5]~[Wc5-e3]
  may Pe5-d4:

== en passant in spite of other pieces

scn_mv_090_activation_after_en_passant_init: MV Pd2|,wd4,pe5
  reaches d2 d3 d5 d6
  may_not Pd2-d4 Pd2-d4*

scn_mv_091_activation_after_en_passant_end: MV Pd2|,wd4,pe5
  -- The dark Pawn captures on d4 and activates the Wave there in one step.
  play Pd2-d6
  stands Pd6,wd4,pe5
  may [Pe5-d4:]~[Wd4-e3] [Pe5-d4:]~[Wd4-f2] [Pe5-d4]~[Wd4-f2]
  play [Pe5-d4:]~[Wd4-f2]
  stands pd4,wf2

scn_mv_092_en_passant_not_blocked_init: MV Pd2|,Wd6,Bd7,Ab5,pe4
  reaches d2 d3 d4 d5 d6
  may [Pd2-d6]~[Wd6-d7]~[Bd7-c6] [Pd2-d6]~[Wd6-d7]~[Bd7-b5]~[Ab5-d5]

scn_mv_094_en_passant_not_blocked_end: MV Pd2|,Wd6,Bd7,Ab5,pe4
  -- A Pyramid between d3 and the Pawn that has rushed changes nothing.
  play [Pd2-d6]~[Wd6-d7]~[Bd7-b5]~[Ab5-d5]
  stands Wd7,Pd6,Bb5,Ad5,pe4
  play Pe4-d3:
  stands Wd7,Bb5,Ad5,pd3

== en passant illegal
-- The light Pawn has just rushed from b2 to b8.
let setup = mv pc15|,wc9,qd8,wc8,wc7,Pb8:

let first = [Pc15-c9]~[Wc9-d8]~[Qd8-c7]~

scn_mv_097_en_passant_illegal_init: {setup}
  reaches c15 c14 c13 c12 c11 c10 c9
  may {first}[Wc7-b6] {first}[Wc7-c9]~[Pc9-b8*]

scn_mv_098_en_passant_illegal_pawn_activated: mv pc9:,wd8,qc7,wc8,Pb8:
  -- Wave C passes Wave B on c8, which it could activate too, on its way to the Pawn. The Queen has spent one of the 6
  -- momentum.
  air wc7 5 q
  may [Wc7-c9]~[Pc9-b8*] [Wc7-c8]~[Wc8-b9]

scn_mv_099_en_passant_illegal_queen_reactivated: mv wc9,wd8,qc7,wc8,Pb8:
  air pc9 5 q
  may [Pc9-c8]~[Wc8-c7]~[Qc7-b6] [Pc9-c8]~[Wc8-c7]~[Qc7-d8]~[Wd8-e8]

scn_mv_100_en_passant_illegal_pawn_reactivated: mv wc9,pc8,qd8,wc7,Pb8:
  -- In its third ply of the move the Pawn could reach b7, and may not capture en passant there any more. (The text
  -- counts 4 momentum, one more than the Queen leaves; nothing depends on it.)
  air wd8 3 q
  may [Wd8-c8]~[Pc8-c7]~[Wc7-c6]
  game {setup}
  let third = {first}[Wc7-c9]~[Pc9-c8]~[Wc8-c7]~[Qc7-d8]~[Wd8-c8]~
  may {third}[Pc8-c7]~[Wc7-c6]
  may_not {third}[Pc8-b7:] {third}[Pc8-b7]
  -- As the first ply of a move the same step would capture.
  game mv wc9,pc8,qd8,wc7,Pb8: ; may Pc8-b7:

== rush and castling

10_miranda_s_veil_en_passant: MV Pb2|,Nb1,pc6
  only b2 b3 b4 b5 b6 b7 b8
  play Pb2-b8 Pc6-b5:
  stands Nb1,pb5

miranda_s_veil_castling_00: MV Ra1&,Ki1&,Rp1&
  each g1 f1 e1 d1 c1 k1 l1 m1 n1 o1: may Ki1-?&
  each b1 h1 j1 p1: may_not Ki1-?&

miranda_s_veil_castling_right_15_05: MV Ra1&,Ki1&,Rp1&
  play Ki1-n1&
  stands Ra1,Rm1,Kn1
]=])
