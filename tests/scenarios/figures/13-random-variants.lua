-- The figures of the book's chapter randomized variants (book-figures/13-random-variants.json).
require "figures" (require "acedrex.scenario", {
  title = "randomized variants", variant = "classical-chess-14-mirrored", size = 14,
  drawn = { figures = 6 },
}, [=[
let setup = CC Ra1&,Kc1&,Rd1&,Rf1&,Rl1&

== castling

scn_c14m_01_castling_init: {setup}
  -- For one field onto the Rook's, or up to the Rook's two away.
  may Kc1-b1& Kc1-a1& Kc1-d1& Kb& Ka& Kd& Kb&c Ka&b Kd&c
  may_not Kc1-e1& Kc1-f1& Kc1-k1&

scn_c14m_02: {setup}
  -- Castled to the right, the Rook is on the King's initial field.
  play Kd& ; at d1 King ; at c1 Rook ; at a1 Rook ; at f1 Rook ; at l1 Rook

scn_c14m_03_castled_left_2: {setup}
  play Ka& ; at a1 King ; at b1 Rook ; at d1 Rook ; at f1 Rook ; empty c1

scn_c14m_04_castled_left_1: {setup}
  play Kb& ; at b1 King ; at c1 Rook ; at d1 Rook ; at f1 Rook ; empty a1

scn_c14m_05_castling_right_3: CC Ra1&,Kc1&,Rf1&,Rl1&
  -- Without Rook B.
  may Kc1-d1& Kc1-e1& Kc1-f1& ; may_not Kc1-g1& Kc1-l1&
  play Kf& ; at f1 King ; at e1 Rook ; empty c1 d1

scn_c14m_06: CC Ra1&,Kc1&,Rl1&
  -- Without Rook C for up to nine fields.
  each d e f g h i j k l: may K?&
  may_not Km& ; play Kl& ; at l1 King ; at k1 Rook ; empty c1
]=])
