-- The figures of the book's chapter Simple variants (book-figures/12-simple-variants.json).
require "figures" (require "acedrex.scenario", {
  title = "Simple variants", variant = "classical-chess-14", size = 14,
  drawn = { figures = 5 },
}, [=[
== Pawns and castling

24_classical_14_en_passant: CC Pb2|,Nb1,pc6
  only b2 b3 b4 b5 b6 b7
  play b7 ; may Pc6-b5:
  play b5: ; at b5 Pawn dark ; empty b7 c6

classical_14_castling_00: CC Ra1&,Kh1&,Rn1&
  may Kh1-f1& Kh1-e1& Kh1-d1& Kh1-c1& Kh1-j1& Kh1-k1& Kh1-l1& Kh1-m1&
  may_not Kh1-b1& Kh1-g1& Kh1-i1& Kh1-n1&

classical_14_castling_right_13_02: CC Ra1&,Kh1&,Rn1&
  play Kh1-j1&
  at j1 King light ; at i1 Rook light ; at a1 Rook light ; empty h1 n1

classical_14_castling_left_00_05: CC Ra1&,Kh1&,Rn1&
  play Kh1-c1&
  at c1 King light ; at d1 Rook light ; at n1 Rook light ; empty a1 h1

scn_ct14_01_sideways_pawns: croatian-ties-14 CT Bc1,Pc2,pc8
  only c2 b2 c3 d2 ; only c8 b8 c7 d8
]=])
