-- The figures of the book's chapter Discovery (book-figures/10-discovery.json).
require "figures" (require "acedrex.scenario", {
  title = "Discovery", variant = "discovery", code = "D", size = 24,
  drawn = { figures = 10, arrows = 149, fields = 4 },
}, [=[
== teleported pieces

let monolith = x18,x19,w19,v19,v18,v17,w17,x17
-- beside Stars of that colour
let light = b1,b2,a2,w24,w23,x23
let dark = x2,w2,w1,b24,a23,b23

scn_d_11_teleport_via_monolith 4 arrows: Mw18,Wa8,Kc8,Mb7,Be4
  -- "Pieces, if not Waves, teleporting from Monolith can reappear near any Star or the other Monolith." "All empty
  -- portal-fields where Bishop can be teleported to are enumerated." "Kings and Monoliths cannot be teleported."
  let exits = {monolith},{light},{dark}
  way Be4 d5 c6 b7|{exits}
  way Kc8 b7!
  results Be4 -> Mw18,Wa8,Kc8,Mb7,Bx19
  -- "If all portal-fields where teleported piece could reappear are occupied, piece is removed from chessboard."
  with Be4,Mb7,N({light},{dark}) ; also Be4 d5 c6 b7|||
  -- An activated piece can spend its last momentum on this step.
  with Mw18,Mb7,Rd9 ; air Bd9 2 R ; also Bd9 c8 b7|{exits} ; air Bd9 1 R ; also Bd9.c8 b7#

scn_d_12_teleport_via_star 4 arrows: Be20,Mw18,Wa8,Kc8,Mb7
  -- "All pieces, except Waves, teleporting from a Star can reappear on empty portal-field near Stars in opposite color,
  -- or near any Monolith."
  way Be20 d21 c22 b23 a24|c7,b8,a7,a6,b6,c6,{monolith},{light}
  results Be20 -> Bb8,Mw18,Wa8,Kc8,Mb7

== teleported Waves

scn_d_13_teleport_wave_via_star 16 arrows: Wg21,Mw18,Ee17,Mb7,Br4
  -- "Wave teleported from a Star emerges from the other Star in the same color", not from a Monolith. "Light Wave could
  -- activate own Bishop after teleporting with 2 momentum."
  way Ee17 f19 g21~ e22 c23 a24|x1
  with Eg21,Mw18,Mb7,Br4 ; air Wg21 2 E
  way Wg21.e22.c23.a24|x1 v2 t3 r4~^ p5 n6 l7 j8 h9 f10 d11 b12
  also Wg21 u19! s20!
  with Wg21,Mw18,Ee17,Mb7,Br4
  printed Eg21~Wa24|Wr4~Bt6 [Ee17-g21]~[Wg21-a24]|[Wx1-r4]~[Br4-t6] -> Eg21,Mw18,Mb7,Wr4,Bt6

scn_d_14_teleport_wave_via_monolith 15 arrows: Bq21,Mw18,Qf9,Er8,Mj7,Wp4
  -- "Wave teleported from a Monolith emerges from the other Monolith, and continues movement in the same direction".
  -- "Teleportation is mandatory for Wave when it reaches Monolith."
  way Er8 q6 p4~ n5 l6 j7|w18
  with Bq21,Mw18,Qf9,Ep4,Mj7 ; air Wp4 2 E
  way Wp4.n5.l6.j7 h8# f9# d10# b11#
  way Wp4.n5.l6.j7|w18 u19 s20 q21~^ o22 m23 k24
  -- It has 2 momentum there.
  also Wp4.n5.l6.j7|w18.u19.s20 q21~ p22 o23 ; also Wp4.n5.l6.j7|w18.u19.s20 q21~ p22 o23 n24#
  -- The text prints a cascade of teleportations for a drawing with Monoliths on b5 and m18, but calls the former b4.
  with Ej6,Wh2,Mb5,Mm18,Br4 ; printed Eh2~Wb5|Wa24|Wr4~Bt6 [Ej6-h2]~[Wh2-b5]|[Wm18-a24]|[Wx1-r4]~[Br4-t6] ->
      Eh2,Mb5,Mm18,Wr4,Bt6
  may_not Eh2~Wb4|Wa24|Wr4~Bt6 [Ej6-h2]~[Wh2-b4]|[Wm18-a24]|[Wx1-r4]~[Br4-t6]

scn_d_15_teleported_wave_blocked 15 arrows: kk24,pm23,po22,pq21,ps20,pu19,Mw18,Qf9,Er8,Mj7,Wp4
  -- "In case where all step-fields of a teleported Wave are blocked, it is oblationed." "Wave cannot neither activate
  -- light Queen, nor reach any step-fields beyond Monolith."
  way Er8 q6 p4~ n5 l6 j7||| h8# f9# d10# b11#
  with kk24,pm23,po22,pq21,ps20,pu19,Mw18,Qf9,Ep4,Mj7 ; air Wp4 2 E
  way Wp4.n5.l6.j7|w18 u19# s20# q21# o22# m23# k24#

scn_d_16_wave_teleported_off_board 8 arrows: Mb18,Ej8,Mb7,Wh4
  -- "Teleported Wave with all of its step-fields located off-board is also oblationed."
  way Ej8 i6 h4~ f5 d6 b7|||
  with Mb18,Eh4,Mb7 ; air Wh4 2 E ; way Wh4.f5.d6.b7|b18 (-1,18)# (-3,19)# (-5,20)#

scn_d_17_wave_teleport_on_and_off_board 17 arrows: Ba20,Ma16,Ma7,Sd4,Wa3
  -- "Before and after teleportation, Wave can step outside of a board, as long as its ply ends on a board. If
  -- teleported off with up-right step, Wave has to emerge from the other Monolith with up-left step."
  way Sd4 c3 b4 a3~ (-1,3)^ a5 (-1,5)^ a7|a16
  with Ba20,Ma16,Ma7,Sa3 ; air Wa3 3 S
  let through = Wa3.(-1,3).a5.(-1,5).a7|a16
  let up = .(-1,16).a18.(-1,18).a20.(-1,20).a22.(-1,22)
  way {through} (-1,16)^ a18 (-1,18)^ a20~^ (-1,20)^ a22 (-1,22)^ a24|x1
  way {through}{up}.a24 (-1,24)! (0,25)!
  -- "Light Wave could also activate own Bishop after teleportation with 3 momentum, or have a teleportation cascade."
  also {through}.(-1,16).a18.(-1,18) a20~ b21 c22 d23 ; also {through}{up}.a24|x1 w2 x3 w4

== syzygy
-- Lines without heads are lines of sight: a piece on any field of such a line, if its owner has moved a Monolith into
-- the line, can be demoted to a Pawn.
scn_d_25_syzygy_2_monoliths_steps 7 arrows 4 fields: rh17,Bq10,Nv8,Mk4,Mg3
  -- "There is a connecting step between fields 1-3 and 3-5. There is an equivalent, shorter step connecting fields 1-2,
  -- 2-3, etc.; this is actual syzygy-step, because it is the shortest one possible. Light Knight does lay on a
  -- syzygy-field, and so is eligible to demotion, if Monolith was moved by light player." Here, it comes from k4.
  demotes Mk4.m5 v8 ; moved_by dark ; demotes Mk4.m5
  moved_by light ; results Mk4 -> rh17,Bq10,Pv8,Mm5,Mg3
  let fields = d2 j4 p6 s7 v8
  with Mk4,Mg3,N({fields}) ; demotes Mk4.m5 {fields} ; moved_by dark ; demotes Mk4.m5
  with Mk4,Mg3,n({fields}) ; demotes Mk4.m5 ; moved_by dark ; demotes Mk4.m5 {fields}
  -- "Opponent pieces, Kings, Stars, Monoliths cannot be demoted"; troopers and Waves can.
  with Mk4,Mg3,Kd2,Wj4,Op6,Gs7,Pv8 ; demotes Mk4.m5 j4 p6 s7
  -- "One own figure can then be (but don't have to be) demoted."
  with Mk4,Mg3,Np6,Ns7 ; may_not [Mk4-m5>Np6>Ns7]
  with rh17,Bq10,Nv8,Mm5,Mg3 ; counts 7 arrows 4 fields

scn_d_27_syzygy_reentering_same_move 14 arrows: Mw12,Me3,Pb20,Pc20,Ng4,Ns10
  -- "It is not enough if Monolith in a syzygy stepped out of alignment, and then back into it, in the very same move.
  -- Monolith which is already in a syzygy can move into the same alignment, but cannot demote any figure." The drawing
  -- lacks the Pawns, which are needed for three steps, and the Knights.
  way Me3 d5 f8 k6
  demotes Me3.d5.f8.k6
  -- Not only after a step out of the alignment: along it, too.
  with Mw12,Mi5,Ng4,Ns10,Pb20,Pc20 ; demotes Mi5.j7.f8.k6
  -- "On a next move Monolith can reenter the same syzygy."
  with Mw12,Mj4,Ng4,Ns10 ; demotes Mj4.k6 g4 s10
  with Mw12,Me3,Ng4,Ns10,Pb20,Pc20,pb3 ; play [Me3.d5] ; play Pb3-b2 ; demotes Md5.e3 g4 s10
  let fields = c2 g4 i5 k6 m7 o8 q9 s10 u11
  with Mw12,Mf5,R({fields}) ; demotes Mf5.e3 {fields}
  counts 11 arrows

scn_d_28_syzygy_reentering_independent 49 arrows: Mo15,Pb20,Pc20,Nk14
  -- "The same applies even if Monolith moves into an alignment from completely independent syzygy, i.e. even if the two
  -- does not share neither any syzygy-fields nor celestial pieces." The drawing lacks Pawns and Knight.
  way Mo15 m16 l20 g18
  demotes Mo15.m16.l20.g18
  with Me17,Nk14 ; demotes Me17.g18 k14
  -- Two Stars and the Monolith are enough: all fields of both lines.
  let up = b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12 m13 n14 p16 q17 r18 s19 t20 u21 v22 w23
  with Mm14,N({up}) ; demotes Mm14.o15 {up}
  let down = b23 c22 d21 e20 f19 h17 i16 j15 k14 l13 m12 n11 o10 p9 q8 r7 s6 t5 u4 v3 w2
  with Me17,N({down}) ; demotes Me17.g18 {down}
  counts 46 arrows
  -- What the text prints is for a Bishop on p8, which is not on the line of m12; the drawing has it on q8, and a Wave
  -- on p9. The text's Monolith comes from n14, which itself is in syzygy; here, it comes from l14.
  with Ml14,Wp9,Bq8,rh17
  printed Mm12>q Mm12>B Ml14-m12>Bq8 -> Mm12,Wp9,Pq8,rh17
  printed Mm12>p Mm12>W Ml14-m12>Wp9 -> Mm12,Pp9,Bq8,rh17
  may_not Ml14-m12>Bp8 Mm12>h Mm12>R
  dark may Mm12>h Mm12>R Mm12>Rh17 ; dark may_not Mm12>B Mm12>W
  with Mn14,Wp9,Bq8,rh17 ; may Mn14-m12 ; may_not Mm12>p Mm12>B Mn14-m12>Bq8 Mn14-m12>Bp8
  -- "Pawns which were demoted after syzygy in opponent's figure row are then either tagged for promotion, or promoted
  -- straight away."
  with Mk22,Bc24 ; results Mk22 -> Ml24,Pc24= ; results Mk22 -> Ml24,Qc24 ; results Mk22 -> Ml24,Bc24
  -- A demoted Rook may not castle.
  with Mk3,Km1&,Rb1& ; results Mk3 -> Ml1,Km1,Pb1
]=])
