-- The figures of the book's chapter Hemera's Dawn (book-figures/07-hemeras-dawn.json), one test each, arrow by arrow:
-- Centaur and Scout.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "hemeras-dawn", code = "HD", size = 20 })

t.describe("Figures of Hemera's Dawn: Centaur", function()
  drawing("scn_hd_01_centaur_same_color", "Cd5", function(d)
    -- "On fields with the same color as Centaur, it has the same step-fields (green, blue) as Knight has."
    d:next_steps("Cd5", "f6 e7 b4 c3 c7 b6 e3 f4")
  end)

  drawing("scn_hd_02_centaur_opposite_color", "Cf6", function(d)
    -- "On fields in opposite color, Centaur has the same step-fields (green, blue) as Unicorn has."
    d:next_steps("Cf6", "j7 i8 h9 g10 b5 c4 d3 e2 e10 d9 c8 b7 g2 h3 i4 j5")
  end)

  drawing("scn_hd_03_centaur_multi_step_init", "bo17,pi10,pj10,Ph9,Ph8,Cg6", function(d)
    -- "Any of marked step-fields, except the one which is blocked by own piece (light Pawn)."
    d:next_steps("Cg6", "i7 h8# e5 f4 f8 e7 h4 i5")
  end)

  drawing("scn_hd_04_centaur_multi_step_second", "bo17,pi10,pj10,Ph9,Cg6,Ph8", function(d)
    d:way "Cg6 f8"
    -- "Since upper-left step-field (blue) was chosen for a first step, next step has to be one of upper-right, lower-
    -- left fields (green). Opponent's piece (dark Pawn) can be captured, but it blocks light Centaur from moving any
    -- further."
    d:next_steps("Cg6.f8", "j9 i10* h11 g12 b7 c6 d5 e4")
    d:also "Cg6.f8.i10 h12!"
  end)

  drawing("scn_hd_05_centaur_multi_step", "bo17,Cd3,Ph8,Ph9,pi10,pj10", function(d)
    -- "Centaur for the rest of a ply has to follow those two initial steps, e.g. after reaching field 6, it cannot move
    -- to any other step-field (red). Light Centaur could also capture dark Bishop, but is prevented from moving any
    -- further (grey). Pieces on all other fields are ignored (Pawns)." Blue tells every other jump from the green ones.
    d:way "Cd3 c5 g6 f8 j9 i11 m12 l14 p15 o17* s18# r20#"
    d:way "Cd3.c5.g6.f8.j9.i11.m12 o13!"
    d:way "Cd3.c5.g6.f8.j9.i11.m12 n14!"
    d:way "Cd3.c5.g6.f8.j9.i11.m12 k13!"
    d:way "Cd3.c5.g6.f8.j9.i11.m12 k11!"
    d:way "Cd3.c5.g6.f8.j9.i11.m12 l10!"
    d:way "Cd3.c5.g6.f8.j9.i11.m12 n10!"
    d:way "Cd3.c5.g6.f8.j9.i11.m12 o11!"
  end)

  drawing("scn_hd_06_centaur_off_board", "cr4", function(d)
    -- "For Centaur, it's illegal to step outside of a chessboard, and all subsequent steps are also illegal."
    d:way "cr4 p5 s7 q8 t10 r11 (20,12)! s14! (21,15)! t17! (22,18)! (20,19)! (23,21)!"
  end)

  drawing("scn_hd_11_wave_teleport", "Cj7,Ws10", function(d)
    -- "Exactly the same as if activated by Unicorn, except Wave can now carry more than 1 momentum."
    d:way "Cj7 k5 m8 n6 p9 q7 s10~ q11 t13 r14 (20,15)^ s17 (21,18)^ t20|a1"
    d:air("Ws10", 6, "C"):also "Ws10.q11.t13.r14.s17.t20|a1 d3 b4"
    d:without_star("t20"):also "Ws10 d3! b4!"
  end)
end)

t.describe("Figures of Hemera's Dawn: Scout", function()
  local behind = { fields = 1, because = "a Scout never goes straight back to c2, which is only named" }
  drawing("scn_hd_14_scout_fields", "Oc3", behind, function(d)
    d:also "Oc3 d3":also "Oc3 c4":also "Oc3 b3"
    d:with("Oc3,Pc4"):also "Oc3 d4":also "Oc3 b4"
    d:with("Oc3,nb2,nd2"):also "Oc3 b2*":also "Oc3 d2*"
    d:also "Oc3 c2!"
    d:counts { fields = 7 }
  end)

  drawing("scn_hd_15_scout_movement", "Bm8,nh2,Og3,on7", function(d)
    -- "In this variant Scout can make up to 5 steps in each direction. Scout can also capture with its diagonal steps:
    -- backwards steps, i.e. towards own initial positions."
    d:way "Og3 g4 g5 g6 g7 g8"
    d:way "Og3 f3 e3 d3 c3 b3"
    d:way "Og3 h3 i3 j3 k3 l3"
    d:also "Og3.g4.g5.g6.g7.g8 g9!":also "Og3.f3.e3.d3.c3.b3 a3!"
    d:way "Og3 f2!"
    d:way "Og3 h2*"
    d:way "on7 n6 n5 n4 n3 n2"
    d:way "on7 m7 l7 k7 j7 i7"
    d:way "on7 o7 p7 q7 r7 s7"
    d:way "on7 m8*"
    d:way "on7 o8!"
    d:nothing_else "Og3":nothing_else "on7"
  end)

  drawing("scn_hd_16_scout_capturing", "be2,nb2,Oa3", function(d)
    -- "Scout can capture only on its first step in a ply, and cannot capture after it started moving."
    d:way "Oa3 b3 c3 d3 e3 f3"
    d:way "Oa3 b2*"
    d:way "Oa3.b3.c3.d3 e2!"
  end)

  drawing("scn_hd_17_scout_forking_steps", "Od3,Pb3,Pd5,Pf3,od8,pb8,pd6,pf8", function(d)
    -- "Forking steps refer to two diagonal steps available after a step", and serve only "to move around obstacle": the
    -- Pawns, which the drawing lacks, are obstacles.
    d:way "od8 e8 f9"
    d:way "od8.e8 f7"
    d:way "od8 c8 b9"
    d:way "od8.c8 b7"
    d:way "od8 d7 e6"
    d:way "od8.d7 c6"
    d:way "Od3 e3 f4"
    d:way "Od3.e3 f2"
    d:way "Od3 d4 e5"
    d:way "Od3.d4 c5"
    d:way "Od3 c3 b4"
    d:way "Od3.c3 b2"
    d:with("Od3,od8"):also "Od3.e3 f4!":also "Od3.d4 c5!":also "od8.e8 f7!"
  end)

  drawing("scn_hd_20_scout_rerouting", "bd3,Oa3", function(d)
    -- "Then, Scout has to continue its movement in the same direction it was moving before rerouting." Blue is green
    -- here.
    d:way "Oa3 b3 c3 d3#"
    d:way "Oa3.b3.c3 d2 e2 f2"
    d:way "Oa3.b3.c3 d4 e4 f4"
  end)

  drawing("scn_hd_21_scout_rerouting_first_step", "Bb3,Oa3", function(d)
    -- "First step can also be blocked (including by own piece), direction to follow after rerouting is the blocked
    -- one."
    d:way "Oa3 b3#"
    d:way "Oa3 b2 c2 d2 e2 f2"
    d:way "Oa3 b4 c4 d4 e4 f4"
    d:way "Oa3 b3#"
  end)

  drawing("scn_hd_22_scout_rerouting_pawn_wall", "Oa2,Pc2,pd3,we4", function(d)
    -- "Each time Scout is blocked by any Pawn (own or opponent's), it can choose between equally valid right-down or
    -- right-up forking steps. Light Scout can also step over dark Wave (and reach destination field A)."
    d:way "Oa2 b2 c2#"
    d:way "Oa2.b2 c1"
    d:way "Oa2.b2 c3 d3#"
    d:way "Oa2.b2.c3 d2"
    d:way "Oa2.b2.c3 d4 e3"
    d:way "Oa2.b2.c3.d4 e5"
    d:way "Oa2.b2.c3.d4 e4^ f4"
  end)

  drawing("scn_hd_23_activating_pyramid", "Ah3,Al2,Ok3", function(d)
    -- "Scout cannot activate Pyramid on its step-fields, and is blocked from moving any further (here, Pyramid B)."
    d:way "Ok3 l3 m3 n3 o3 p3"
    d:way "Ok3 k4 k5 k6 k7 k8"
    d:way "Ok3 j3 i3 h3! g3# f3#"
    d:way "Ok3 l2~"
  end)

  drawing("scn_hd_24_activating_scout_init", "Ok3,Qg5,Wi5", function(d)
    d:way "Qg5 h5 i5~ j4 k3~"
  end)

  drawing("scn_hd_25_activating_scout_end", "Qi5,Wk3", function(d)
    -- "Activated Scout can make at most 2 steps, since this is momentum it received. It cannot make any diagonal steps,
    -- since these steps are only for capturing, but destination fields are empty."
    d:air("Ok3", 2, "Q")
    d:way "Ok3 j3 i3 h3# g3# f3#"
    d:way "Ok3 k4 k5 k6# k7# k8#"
    d:way "Ok3 l3 m3 n3# o3# p3#"
    d:way "Ok3 j2!"
    d:way "Ok3 l2!"
    d:nothing_else "Ok3"
  end)

  drawing("scn_hd_26_scout_activating_wave_step_fields_init", "Ag5,Am8,Nd2,Oj3,Ph17,Wj8,wr8", function(d)
    d:way "Oj3 j4 j5 j6 j7 j8~"
  end)

  drawing("scn_hd_27_scout_activating_wave_step_fields_end", "Ag5,Am8,Nd2,Oj8,Ph17,wr8", function(d)
    -- "Activated Wave can choose any direction Scout would be able to take, including any capturing step, even if
    -- associated fields are empty. Direction cannot be changed; so, light Pawn would remain out of reach."
    d:air("Wj8", 5, "O")
    d:way "Wj8 i8 h8 g8 f8 e8 d8 c8 b8 a8"
    d:way "Wj8 j9 j10 j11 j12 j13 j14 j15 j16 j17 j18 j19 j20"
    d:way "Wj8 k8 l8 m8^ n8 o8 p8 q8 r8~^ s8 t8"
    d:way "Wj8 i7 h6 g5^ f4 e3 d2~^ c1"
    d:way "Wj8 k7 l6 m5 n4 o3 p2 q1"
    d:also "Wj8 h17!":also "Wj8 i9!"
    d:nothing_else "Wj8"
  end)

  drawing("scn_hd_28_scout_activating_wave_capture_fields_init", "Ag5,Am8,Nd2,Oi9,Pf19,Wj8,wr8", function(d)
    d:way "Oi9 j8~"
  end)

  drawing("scn_hd_39_scout_initial_positions", "", function(d)
    local g = t.game "hemeras-dawn"
    local function stand(name, side, fields)
      for field in fields:gmatch "%S+" do g:at(field, name, side) end
    end
    stand("Centaur", "light", "e1 p1")
    stand("Centaur", "dark", "e20 p20")
    stand("Scout", "light", "d5 f5 o5 q5 c4 g4 n4 r4")
    stand("Scout", "dark", "d16 f16 o16 q16 c17 g17 n17 r17")
    d:counts { fields = 20 }
  end)
end)
