-- The figures of the book's chapter Mayan Ascendancy (book-figures/03-mayan-ascendancy.json).
require "figures" (require "acedrex.scenario", {
  title = "Mayan Ascendancy", variant = "mayan-ascendancy", size = 12,
  drawn = { figures = 15 },
}, [=[
== the Pyramid

scn_ma_01_pyramid_activation_init: MA El4,Ad8,Bg8,nd10,bd4
  -- Only step-fields count as momentum: the Pegasus reaches the Pyramid with its fourth step.
  reaches l4 j5 h6 f7 d8
  play [El4-d8]~[Ad8-e8]
  stands Ed8,Ae8,Bg8,nd10,bd4

scn_ma_02_pyramid_activated: MA Ed8,Bg8,nd10,bd4
  -- All that the Pyramid can do with the momentum of 4 that the Pegasus handed over.
  air Ad8 4 E
  only d8 e8 f8 d9 d10 c8 b8 a8 d7 d6 d5 d4
  may [Ad8-d10*] [Ad8-d4*]
  each g8 h8 d11 d12: may_not [Ad8-?]

scn_ma_04_pyramid_activation_by_pawn: MA Pe3,Ad4,Pf7,Af8,Pi2|,Ai5
  -- A: a Pawn activates on its capture-field, and hands over one momentum.
  may [Pe3-d4]~[Ad4-d5]
  may_not Pe3-f4 [Pe3-d4]~[Ad4-d6]
  -- B and C: on a step-field a Pyramid stands in the way, of the rush too.
  only f7
  may_not Pf7-f8 [Pf7-f8]~[Af8-f9]
  only i2 i3 i4
  may_not Pi2-i5 Pi2-i6 [Pi2-i5]~[Ai5-i6]

scn_ma_05_promo_init: MA El4,Ad8,Ph8,Pd6,Qf1
  reaches l4 j5 h6 f7 d8
  may Ed8~Ah8Q [El4-d8]~[Ad8-h8=Q]
  may_not [El4-d8]~[Ad8-d6=Q] -- that Pawn is still on its own half
  play [El4-d8]~[Ad8-h8=Q]
  stands Ed8,Qh8,Pd6,Qf1

scn_ma_09_conversion_pyramid_activated: MA Bd5,bd8,rh5,Ra1,Rl1
  air Ad5 4 B
  may [Ad5-h5%] [Ad5-h5*]
  -- The arrow to d8 is grey because nothing can be converted there; "Pyramid could capture opponent's Bishop", says the
  -- text.
  may_not [Ad5-d8%] [Ad5-d9]
  may [Ad5-d8*]
  only d5 e5 f5 g5 h5 d6 d7 d8 c5 b5 a5 d4 d3 d2 d1

scn_ma_10_conversion_end: MA Bh9,Ad5,bd8,rh5,Ra1,Rl1
  may Bd5~Ah5% Bd5~Ah5%R Bh9-d5~Ad5-h5%
  play [Bh9-d5]~[Ad5-h5%R]
  stands Bd5,bd8,Rh5,Ra1,Rl1

scn_ma_12_converting_rook_end: MA Kg1&,Qd4,Aa4,ra1,kk12
  -- The dark Rook is converted where the light one began, then the Queen goes away; the dark King is there to make the
  -- moves in between.
  play [Qd4-a4]~[Aa4-a1%] Kk12-k11 Qa4-d4 Kk11-k12
  stands Kg1,Qd4,Ra1,kk12
  may Kg1-f1
  may_not Kg1-e1& Kg1-d1& Kg1-c1& Kg1-e1 Kg1-d1 Kg1-c1

scn_ma_13_converting_pawn_init: MA Qk6,Ag2,pd2
  reaches k6 j5 i4 h3 g2
  may [Qk6-g2]~[Ag2-f2] [Qk6-g2]~[Ag2-e2] [Qk6-g2]~[Ag2-d2%]
  play [Qk6-g2]~[Ag2-d2%]
  stands Qg2,Pd2
  untagged d2 -- it may not rush

scn_ma_15_cascading_init: MA Qk2,Af7,Ai7,Af2,Bc7
  reaches k2 j3 i4 h5 g6 f7
  may Qf7~Ai7~Ai9 Qk2-f7~Af7-i7~Ai7-i9
  play [Qk2-f7]~[Af7-i7]~[Ai7-i9]
  stands Qf7,Ai7,Ai9,Af2,Bc7

scn_ma_16_cascading_pyramid_1_activated: MA Qf7,Ai7,Af2,Bc7
  -- All that Pyramid 1 can do with the Queen's momentum of 5; Pyramid 3 is reached with none left to hand over.
  air Af7 5 Q
  only f7 e7 d7 f8 f9 f10 f11 f12 f6 f5 f4 f3 g7 h7 i7
  may [Af7-i7]~[Ai7-i9]
  may_not [Af7-i7]~[Ai7-i10]
  may_not [Af7-f2] [Af7-f2]~[Af2-f1]
  each c7 b7 a7 j7 k7: may_not [Af7-?]

scn_ma_19_pyramid_vs_king: MA Qc2,Ad1,ke1
  may [Qc2-d1]~[Ad1-d2]
  may_not [Qc2-d1]~[Ad1-e1*] [Qc2-d1]~[Ad1-e1%]
  game ma Qc2,Ad1,ke1 ; status playing -- no check by a Pyramid

scn_ma_20_pyramid_vs_bishop: MA Qc2,Ad1,be1
  play [Qc2-d1]~[Ad1-e1*]
  stands Qd1,Ae1

== Pawns and castling

06_mayan_ascendancy_en_passant: MA Pb2|,Nb1,pc5
  only b2 b3 b4 b5 b6
  play Pb2-b6 Pc5-b4:
  stands Nb1,pb4

mayan_ascendancy_castling_00: MA Ra1&,Kg1&,Rl1&
  each e1 d1 c1 i1 j1 k1: may Kg1-?&
  each b1 f1 h1 l1: may_not Kg1-?&

mayan_ascendancy_castling_right_11_04: MA Ra1&,Kg1&,Rl1&
  play Kg1-k1&
  stands Ra1,Rj1,Kk1
]=])
