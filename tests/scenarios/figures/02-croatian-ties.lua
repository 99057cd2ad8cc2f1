-- The figures of the book's chapter Croatian Ties (book-figures/02-croatian-ties.json).
require "figures" (require "acedrex.scenario", {
  title = "Croatian Ties", variant = "croatian-ties", size = 10,
  drawn = { figures = 5 },
}, [=[
== Pegasus and castling

scn_ct_01_pegasus_initial: CT Ee4
  -- The markers are the fields of the first step; the ride may go on from each of them.
  reaches e4 g5 f6 d6 c5 c3 d2 f2 g3

scn_ct_03_define_step_ply: CT Ec2
  -- Grey arrows are here the headings that were not chosen, and the field after the one it ended on: what the ply
  -- leaves out, not what the position forbids. So the ply itself is tested, from c2 by d4 and e6 to f8.
  may Ec2-d4 Ec2-e6 Ec2-f8 Ef8
  play Ec2-f8
  at f8 Pegasus light ; empty c2 d4 e6

scn_ct_04_pegasus_movement: CT Pf8,rd5,re5,Rf4,pg4,Rf3,Ec2
  only c2 e3 g4 d4 e6 b4 a6 a3 a1 e1 -- all headings are drawn
  may Ec2-g4*
  may_not Ec2-i5 Ec2-f8 Ec2-g10

croatian_ties_castling_00: CT Ra1&,Kf1&,Rj1&
  may Kf1-d1& Kf1-h1& Kf1-c1& Kf1-i1&
  may_not Kf1-b1& Kf1-e1& Kf1-g1& Kf1-j1&

croatian_ties_castling_left_00_03: CT Ra1&,Kf1&,Rj1&
  play Kf1-c1&
  at c1 King light ; at d1 Rook light ; at j1 Rook light ; empty a1 b1 e1 f1
]=])
