-- The figures of the book's chapter One (book-figures/11-one.json): journeys, syzygies.
require "figures" (require "acedrex.scenario", {
  title = "One", variant = "one", code = "O", size = 26, stars = {},
  drawn = { figures = 15, arrows = 334, fields = 8 },
}, [=[
== failed trance-journey

scn_o_36_trance_journey_failed 129 arrows: Tb9,th7,tf6,Tz6,kn5,Kl4,mt3,Mr2,Hy2,Hz1
  -- "Entranced Shaman cannot interact with Kings, Stars, and Monoliths. Since trance-journey is mandatory, if all step-
  -- fields are blocked, entranced Shaman is oblationed."
  way Hy2 z1@ (27,1)# z6# t3# (23,-6)# (33,-1)# (27,11)# n5# (21,-12)# (39,-3)# (29,17)# h7# (19,-18)# (45,-5)# (31,23)#
      b9# (17,-24)# (51,-7)# (33,29)# (-5,10)# (15,-30)# (57,-9)# (35,35)# (-11,12)# (13,-36)# (63,-11)# (37,41)#
      (-17,14)# (11,-42)# (69,-13)# (39,47)# (-23,16)# (9,-48)#
  way Hy2.z1@ (23,-1)# (25,-5)# (31,-2)# (27,6)# r2# (23,-11)# (37,-4)# (29,12)# l4# (21,-17)# (43,-6)# (31,18)# f6#
      (19,-23)# (49,-8)# (33,24)# (-1,7)# (17,-29)# (55,-10)# (35,30)# (-7,9)# (15,-35)# (61,-12)# (37,36)# (-13,11)#
      (13,-41)# (67,-14)# (39,42)# (-19,13)# (11,-47)# (73,-16)# (41,48)#
  printed Hz1@@@ [Hy2-z1]@@@H -> Tb9,th7,tf6,Tz6,kn5,Kl4,mt3,Mr2,Hz1

== uplifting

scn_o_40_uplifting_fields 8 fields: Ic3
  -- "Uplifting-fields are all fields immediately neighboring Starchild horizontally, vertically, and diagonally."
  -- "Colors of Starchilds, Shaman do not need to match; uplifted piece has to be in the same color as uplifting
  -- Starchild."
  let around = d3/e3 d4/e5 c4/c5 b4/a5 b3/a3 b2/a1 c2/c1 d2/e1
  each {around}: with Ic3,i?1,b?2 ; also Ic3 ?1' ?2" ; with Hc3,i?1,b?2 ; also Hc3 ?1' ?2"
  each {around}: with Ic3,I?1,B?2 ; also Ic3 ?1' ?2" ; with Hc3,I?1,B?2 ; also Hc3 ?1' ?2"
  each {around}: with Ic3,i?1,B?2 ; may_not [Ic3-?1]~[I?1-?2]'
  counts 8 fields

let near = bc5,id4

scn_o_41_uplifting_init 2 arrows: {near},Ig2
  -- "It's illegal to change course during the ply, so light Starchild cannot uplift dark Starchild outright."
  way Ig2 c3 d4!
  may_not [Ig2.c3.d4]~[Id4-c5]' [Ig2-d4]~[Id4-c5]'

scn_o_42_uplifting_step 2 arrows: {near},Ic3
  -- "Stationary Starchild can initiate sense-journey by simply stepping onto its uplifting-field occupied by the other
  -- Starchild; uplifting Starchild can then uplift any piece on its uplifting-field."
  way Ic3 d4' c5"
  -- "King, Pyramids, Waves cannot be uplifted; Stars, Monoliths do not belong to any player; Starchilds cannot take on
  -- sense-journey": a further Starchild uplifts.
  each k a w T M: with ?c5,id4,Ic3 ; may_not [Ic3-d4]~[Id4-c5]' ; also Ic3 d4!
  with bb6,ic5,id4,Ic3 ; also Ic3 d4' c5' b6"
  with id4,Ic3 ; also Ic3 d4!

scn_o_43_uplifting_activated 6 arrows: {near},Ef4,Nh4,Ic3,We2,Wg2
  -- "Activated Starchild can also initiate sense-journey. This is so, even if initiating Starchild has no momentum."
  way Nh4 g2~ f4~ e2~ c3~ d4' c5"

scn_o_44_shaman_initiated_uplifting 2 arrows: {near},Hc3
  -- "Instead of a Starchild, stationary Shaman can initiate sense-journey, by activating uplifting Starchild on its
  -- trance-fields."
  way Hc3 d4' c5"
  with {near},Hb1 ; also Hb1 c3 d4! ; may_not [Hb1.c3.d4]~[Id4-c5]'

== sense-journeys

let up = z11 (-3,24) (-16,-2) (8,-14) t9^ (-1,18) (-10,0) (6,-8) n7 b13 (-4,2) (4,-2) h5 d7

let down = u11 (-4,22) (-15,0) (5,-10) o9 (-2,16) (-9,2) (3,-4) i7 a11 (-3,4) b3

let start = Rt9,bc5,id4,Hc3,We2,Nf4

scn_o_45_dark_piece_sense_journey 56 arrows: {start}
  -- "Uplifted piece (here, dark Bishop) can end its sense-journey on any empty step-field, of chosen direction (color).
  -- Occupied step-field (here, by light Rook) does not block." "Grey arrows show path traveled over by piece they point
  -- to." Green and blue are the two branches of the pattern, from their far ends inward.
  way Nf4 e2~ c3~ d4' c5" {up}
  with Rt9,bc5,id4,Wc3,Ne2 ; air Hc3 1 W ; way Hc3.d4'.c5" {down}
  -- The text has the Knight land on e1, where it cannot go; the drawing, on e2.
  let over = Rt9,bn7,ic5,Hd4,Wc3,Ne2
  with {start} ; printed Ne2~Wc3~Hd4~Ic5"Bn7 [Nf4-e2]~[We2-c3]~[Hc3-d4]~[Id4-c5]"[Bc5-n7] Ne2~Wc3~Hd4~Ic5"Bc5\z11..n7
      Ne2~Wc3~Hd4~Ic5"B\z11..n7 [Nf4-e2]~[We2-c3]~[Hc3-d4]~[Id4-c5]"[Bc5\z11-n7] -> {over}
  may_not Ne1~Wc3~Hd4~Ic5"Bn7 [Nf4-e1]~[We1-c3]~[Hc3-d4]~[Id4-c5]"[Bc5-n7] Ne1~Wc3~Hd4~Ic5"Bc5\z11..n7
      Ne1~Wc3~Hd4~Ic5"B\z11..n7 [Nf4-e1]~[We1-c3]~[Hc3-d4]~[Id4-c5]"[Bc5\z11-n7]
  -- It ends nowhere else, and takes nothing.
  with Rt9,bc5,id4,Ic3 ; may_not [Ic3-d4]~[Id4-c5]"[Bc5-t9] [Ic3-d4]~[Id4-c5]"[Bc5-b4]
  -- "If uplifted piece is light, it can take sense-journey in one chosen direction from light Shaman's pattern."
  with Bf12,Ie11,Id10 ; also Id10 e11' f12" h13 f17 (-1,13) d6 n11 h23
  also Id10.e11'.f12" d11 f7 l10 h18 (-3,12) d1 r8

let walled = Pb13,pa11,pu11,Pz11,po9,Pt9,Pd7,pi7,Pn7,Ph5,pb3

scn_o_46_sense_journey_failed 54 arrows: {walled},bc5,id4,Ic3
  -- "Step-fields are blocked, if not empty. Since sense-journey is mandatory, if all step-fields are blocked, uplifted
  -- piece is obliterated."
  way Ic3 d4' c5" z11# (-3,24)# (-16,-2)# (8,-14)# t9# (-1,18)# (-10,0)# (6,-8)# n7# b13# (-4,2)# (4,-2)# h5# d7#
  way Ic3.d4'.c5" u11# (-4,22)# (-15,0)# (5,-10)# o9# (-2,16)# (-9,2)# (3,-4)# i7# a11# (-3,4)# b3#
  printed Id4~Ic5' [Ic3-d4]~[Id4-c5]'B -> {walled},ic5,Id4

-- Lines without heads are lines of sight: where the Starchild moves onto an empty field of such a line, from a field in
-- none, a lost piece can come back.
let stars = ta26,Tz26,tz1,Th5

== demotion

scn_o_50_syzygy_monolith 9 arrows: {stars},bw10,Mm9,It9,Nb3
  -- "Starchild is celestial piece, it can participate in demoting-to-Pawn syzygy in place of Stars and Monoliths.
  -- Starchild can also be demoted."
  way Mm9 n7
  demotes Mm9.n7 b3 t9 ; moved_by dark ; demotes Mm9.n7 w10
  with {stars},Mm9,it9,N(b3 e4 k6 q8 w10 z11) ; demotes Mm9.n7 b3 e4 k6 q8 w10 z11
  counts 8 arrows

== resurrection

let start = {stars},Ii23,bw10,Mn7,Nb3
let over = {stars},bw10,Mn7,Nb3,

scn_o_51_syzygy_starchild_init 9 arrows: {start}
  -- "If Starchild moves into syzygy, from a field not in any alignment, onto an empty syzygy-field, it's granted option
  -- to resurrect one captured or oblationed piece. A piece is resurrected by replacing initiating Starchild, Starchild
  -- itself is then oblationed." "Resurrecting is not limited to player's own pieces."
  way Ii23 t9
  lost Q
  each e4 k6 q8 t9 z11: resurrects Ii23.? Q ?
  lost
  counts 8 arrows
  lost Q+q ; resurrects Ii23.t9 Q t9 ; resurrects Ii23.t9 q t9 ; resurrects Ii23.s10 Q
  resurrects Ii23.t9 R
  printed It9$Q Ii23-t9$Q -> {over}Qt9 ; printed It9$$Q Ii23-t9$$Q -> {over}qt9
  -- "Resurrection is always optional."
  printed It9 Ii23-t9 It9$$$ Ii23-t9$$$ -> {over}It9
  -- "Only captured and oblationed pieces can be resurrected."
  lost ; resurrects Ii23.t9 Q ; may_not It9$Q It9$I

scn_o_53_syzygy_starchild_resurrection 8 arrows: {start}
  -- "Captured or oblationed Waves and Starchilds can be resurrected, without initiating Starchild being oblationed.
  -- Chosen piece can emerge on any empty miracle-field around initiating Starchild in syzygy (here, enumerated fields).
  -- Here, light Wave has been resurrected on a field 8."
  let around = u9 u10 t10 s10 s9 s8 t8 u8
  lost W+w+I+i
  each W w i: resurrects Ii23.t9 ? {around}
  -- A Starchild on t9 and another on s8: the one that goes to s8, which is in a syzygy too, is the shorter text.
  resurrects Ii23.t9 I u9 u10 t10 s10 s9 t8 u8
  reads Ii23-t9$Is8 Ii23-s8$It9 -> {over}It9,Is8
  results Ii23 -> {over}It9,Wu8
  printed It9$Iu8 Ii23-t9$Iu8 -> {over}It9,Iu8
  -- "If all miracle-fields are occupied, resurrection can be done on a syzygy-field by oblationing initiating
  -- Starchild."
  with {start},P({around}) ; resurrects Ii23.t9 W t9
  with {start} ; counts 8 arrows
  lost Q
  each e4 k6 q8 t9 z11: resurrects Ii23.? Q ?
  lost

scn_o_54_syzygy_existing 9 arrows: {stars},Ih16,It9,Wu8,Mn7
  -- "Starchild too can enter already existing, and used syzygy, and resurrect one captured piece, even if a piece has
  -- been resurrected in that syzygy, in a previous turn."
  way Ih16 e4
  lost Q
  each b3 e4 k6 q8 w10 z11: resurrects Ih16.? Q ?
  lost
  counts 8 arrows

scn_o_55_reentering_syzygies 17 arrows: ta26,pg24,Tm22,Bv19,rv15,Is13,Mj7,Nd3,Ta1,tz1
  -- "Starchild has to move from a normal, non-syzygy field into syzygy. Starchild already in syzygy can move into the
  -- same (or the other) alignment, but cannot resurrect any piece." "Starchild has to move out of alignment in a first
  -- move, and then on a next move it can move into resurrecting syzygy."
  way Is13 p11 ; way Is13 p21
  lost Q ; resurrects Is13.p11 Q ; resurrects Is13.p21 Q
  let others = ta26,pg24,Tm22,Bv19,rv15,Mj7,Nd3,Ta1,tz1
  with {others},Ie11
  lost Q
  each p11 d25 j23 p21 s20 y18: resurrects Ie11.? Q ?
  lost
  with {others},Ie12
  lost Q
  each g5 m9 s13 y17: resurrects Ie12.? Q ?
  lost
  counts 15 arrows

== resurrection in cascades

let double = Tn23,Ir22,Iu17,tk14,Bj11,rw10,Wt9,Mn7,Th5,Nb3,tz1

scn_o_57_two_syzygies_shared_celestial_piece 19 arrows: {double}
  -- "Starchild initiating syzygy can activate another Starchild, creating double (triple, ...) syzygies in the same
  -- move; only the very last Starchild in a cascade can resurrect any captured or oblationed piece, if it stepped onto
  -- an empty syzygy-field."
  way Iu17 t9~ r22~ l17
  let over = Tn23,Wr22,It9,tk14,Bj11,rw10,Mn7,Th5,Nb3,tz1
  let cascade = [Iu17-t9]~[Wt9-r22]~[Ir22-l17]
  lost Q ; reads It9~Wr22~Il17$Q {cascade}$Q -> {over},Ql17 ; reads {cascade} -> {over},Il17
  may_not [Iu17-t9$Q]~[Wt9-r22]~[Ir22-l17] [Iu17-t9]~[Wt9-r22]~[Ir22-l18]$Q [Iu17-t9]~[Wt9-s9]$Q
  with Tn23,Iu17,tk14,Bj11,rw10,Mn7,Th5,Nb3,tz1
  lost Q
  each e4 k6 q8 t9 z11 g2 i8 l17 m20 o26: resurrects Iu17.? Q ?
  lost
  counts 16 arrows

scn_o_58_syzygy_opponents_starchild 12 arrows: {stars},ii23,wg22,Wf20,Eg18,bw10,Mn7,Nb3
  -- "Opponent's Starchild can be activated, and pushed into syzygy, this will also initiate resurrection. Light player
  -- can resurrect any piece, regardless if it's light or dark."
  way Eg18 f20~ g22~ i23~ t9
  let over = {stars},wi23,Wg22,Ef20,bw10,Mn7,Nb3,
  lost Q+q ; results Eg18 -> {over}Qt9 ; results Eg18 -> {over}qt9 ; results Eg18 -> {over}it9
  lost ; with {stars},ii23,bw10,Mn7,Nb3
  lost Q+q ; resurrects ii23.t9 Q t9 ; resurrects ii23.t9 q t9
  each e4 k6 q8 z11: resurrects ii23.? Q ?
  counts 8 arrows
]=])
