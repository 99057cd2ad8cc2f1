-- The figures of the book's chapter Age of Aquarius (book-figures/04-age-of-aquarius.json).
require "figures" (require "acedrex.scenario", {
  title = "Age of Aquarius", variant = "age-of-aquarius", size = 14,
  drawn = { figures = 11 },
}, [=[
== the Unicorn

scn_aoa_01_unicorn_same_color: AOA Ue4
  -- e4 is a light field: a light Unicorn leaps from there like a Knight.
  only e4 g5 f6 d6 c5 c3 d2 f2 g3

scn_aoa_02_unicorn_opposite_color: AOA Ug7
  -- The labels of the Knight's fields are there for comparison.
  only g7 k8 j9 i10 h11 f11 e10 d9 c8 c6 d5 e4 f3 h3 i4 j5 k6
  each i8 h9 f9 e8 e6 f5 h5 i6: may_not Ug7-?

== promotion that may wait

scn_aoa_03_delayed_promo_init: AOA Bm6,Ah11,Pl13,Pe11,Pe7,ue5
  reaches m6 l7 k8 j9 i10 h11
  may [Bm6-h11]~[Ah11-g11] [Bm6-h11]~[Ah11-f11] [Bm6-h11]~[Ah11-e11=]
  play [Bm6-h11]~[Ah11-e11=] Ue5-d7
  stands Bh11,Pl13,Pe11,Pe7,ud7
  may Pe11=Q e11Q -- Pawn 2 carries the tag
  may_not Pe7=Q Pl13=Q

scn_aoa_04_delayed_promo_pawn_2_tagged: AOA Pl13,Pe11=,Bh11,Pe7,ud7
  may Pe11=Q Pe11-e12 P==e11-e12 ==e12
  play Pe11-e12 Ud7-f10
  stands Pl13,Pe12,Bh11,Pe7,uf10
  may_not Pe12=Q Pe11=Q -- the tag was lost when the Pawn moved

scn_aoa_05_delayed_promo_pawn_2_moved: AOA Pl13,Pe12,Bh11,Pe7,uf10
  may Pl13-l14= l14=
  play Pl13-l14=
  stands Pl14,Pe12,Bh11,Pe7,uf10

scn_aoa_07_delayed_promo_pawn_1_promoted: AOA Pl13,Pe12,Bh11,Pe7,uf10
  -- From the figure before: the Unicorn takes the Bishop, then Pawn 2, and Pawn 1 is promoted where it was tagged.
  play Pl13-l14= Uf10-h11* Pe12-e13 Uh11-e13*
  may l14Q l14=Q
  play Pl14=Q
  stands Ql14,ue13,Pe7
  -- e11 keeps nothing of the tag: no other Pawn gains it there.
  game AOA Ql14,ue13,Pe10 ; may Pe10-e11 ; may_not Pe10-e11= Pe10-e11=Q

scn_aoa_09_converting_tagged_pawn_end: aoa ee5,ab11,Pe11=,Bh11
  reaches e5 d7 c9 b11
  may [Ee5-b11]~[Ab11-c11] [Ee5-b11]~[Ab11-d11] [Ee5-b11]~[Ab11-e11%]
  play [Ee5-b11]~[Ab11-e11%]
  untagged e11

scn_aoa_10_tagged_pawn_converted: aoa ee5,ab11,Pe11=,Bh11
  play [Ee5-b11]~[Ab11-e11%]
  stands eb11,pe11,Bh11
  play Bh11-i12
  may Pe11-e10
  may_not Pe11=Q

== Pawns and castling

08_age_of_aquarius_en_passant: AOA Pb2|,Nb1,pc6
  only b2 b3 b4 b5 b6 b7
  play Pb2-b7 Pc6-b5:
  stands Nb1,pb5

age_of_aquarius_castling_00: AOA Ra1&,Kh1&,Rn1&
  each f1 e1 d1 c1 j1 k1 l1 m1: may Kh1-?&
  each b1 g1 i1 n1: may_not Kh1-?&

age_of_aquarius_castling_left_00_04: AOA Ra1&,Kh1&,Rn1&
  may Kd& Kd&e Kh1-d1&
  play Kh1-d1&
  stands Kd1,Re1,Rn1
]=])
