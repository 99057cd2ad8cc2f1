-- The figures of the book's chapter Classical Chess (book-figures/01-classical-chess.json).
require "figures" (require "acedrex.scenario", {
  title = "Classical Chess", variant = "classical-chess", size = 8,
  drawn = { figures = 8 },
}, [=[
-- Arrows: legal and action can be played, blocked and illegal cannot. Boards are the full board, Kings are absent.

== movement

scn_cc_02_rook_blocked: CC Nb3,Rb1
  may Rb1-b2
  may_not Rb1-b3 Rb1-b4

scn_cc_03_rook_capturing: CC nb3,Rb1
  may Rb1-b2 Rb1-b3*
  may_not Rb1-b4

scn_cc_04_knight_stepping: CC bb3,pc3,Na2,Pb2
  play Na2-c3*
  at c3 Knight light ; at b3 Bishop dark ; at b2 Pawn light

scn_cc_05_rook_illegal: CC nb3,Rb1
  may Rb1-b2 Rb1-b3*
  may_not Rb1-b4 Rb1-c2 -- after a step upwards there is no step aside

scn_cc_06_pawns_labeled: cc pb3,pb2,Na1
  only b2 a1 b1
  may Pb2-a1*=Q Pb2-b1=Q -- both fields are on the last rank
  may_not Pb2-c1 Pb2-c1=Q

scn_cc_07_knight_marked: CC pb3,pb2,Na1
  only a1 c2 b3 -- the markers are all of its fields
  may Na1-c2 Na1-b3*

scn_cc_08_ownership: CC Pb4,Pa3,bc3,Na2
  may Na2-c3*
  may_not Na2-b4

scn_cc_09_tags_rushing: CC Pb2|,pc3 -- the marker is the tag
  may Pb2-b3 Pb2-b4
  play Pb2-b3
  untagged b3 -- the first step costs it the tag
]=])
