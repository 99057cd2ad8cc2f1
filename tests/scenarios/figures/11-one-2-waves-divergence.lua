-- The figures of the book's chapter One (book-figures/11-one.json), one test each, arrow by arrow: Waves, and
-- divergence from Starchilds.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "one", code = "O", size = 26, stars = {} })

t.describe("Figures of One: Waves that a Starchild activates", function()
  drawing("scn_o_19_starchild_activating_wave_on_step_field", "Ic5,Wc4,Td3", function(d)
    -- "Wave activated by a Starchild on its neighboring step-field cannot activate a Star." "Wave cannot be activated
    -- by Starchild on its miracle-fields."
    d:way "Ic5 c4~ d3!"
    d:with("Ic5,Wd4"):also "Ic5 d4!"
  end)

  local start = "Wd7,Bb4,Tc3,Nc2,If2"
  drawing("scn_o_20_starchild_activated_wave_not_teleporting_init", start, function(d)
    -- "Instead of teleporting, Wave emerges on empty portal-field around Monolith or a Star through which it tried to
    -- teleport."
    d:way "If2 d7~ c3||b2,b3,c4,d2,d3,d4"
    -- "If there is no empty portal-field around Monolith (or a Star), Wave is obliterated."
    d:with(start .. ",Pb2,Pb3,pc4,pd2,Pd3,Pd4"):also "If2 d7~ c3|||"
    -- It does not come out elsewhere, and does not pass on its momentum there.
    d:with(start .. ",Tz26,Rb3"):also "If2 d7~ b3!"
  end)

  drawing("scn_o_21_starchild_activated_wave_not_teleporting_end", start, function(d)
    d:results("If2", "Id7,Bb4,Wb3,Tc3,Nc2"):counts { arrows = 1 }
    d:printed({ "Id7~Wc3||b3", "[If2-d7]~[Wd7-c3]||Wb3" }, "Id7,Bb4,Wb3,Tc3,Nc2")
  end)
end)

t.describe("Figures of One: teleported Waves", function()
  drawing("scn_o_22_star_moved_wave_teleportation", "ta26,Tz26,Nq12,Wr10,Tl7,Qh5,tz1", function(d)
    -- "Teleportation for Wave reaching a Star is optional, step-fields behind a Star are still accessible. Here, light
    -- Wave could also activate light Queen."
    d:way "Nq12 r10~ p9 n8 l7|z26"
    d:with("ta26,Tz26,Nr10,Tl7,Qh5,tz1"):air("Wr10", 1, "N"):way "Wr10.p9.n8.l7 j6 h5~^ f4 d3 b2"
    d:also "Wr10.p9.n8.l7|z26 x25 v24":also "Wr10.p9.n8.l7.j6 h5~ h6"
  end)

  drawing("scn_o_23_star_moved_wave_off_board", "ta26,Tz26,Nk12,Wl10,tf7,Ta1", function(d)
    -- "Wave can end up with all step-fields off-board after teleportation, due to one or both Stars moved out of their
    -- initial positions."
    d:way "Nk12 l10~ j9 h8 f7|||"
    d:with("ta26,Tz26,Nl10,tf7,Ta1"):air("Wl10", 1, "N"):way "Wl10.j9.h8.f7|a26 (-2,24)# (-4,23)#"
    d:also "Wl10.j9.h8.f7 d6 b5"
  end)

  drawing("scn_o_24_steps_after_teleport", "Tu21,Wm17,Un15,Tc4", function(d)
    -- "Two same-color Stars can be moved onto opposite-color fields. After teleporting into Star A, Wave emerges from
    -- Star B using the same two initial steps, only in reversed order." Blue tells every other step from the green
    -- ones.
    d:way "Un15 m17~ o20 q19 s22 u21|c4"
    d:with("Tu21,Um17,Tc4"):air("Wm17", 1, "U"):way "Wm17.o20.q19.s22.u21|c4 e3 g6 i5 k8 m7 o10 q9 s12 u11 w14 y13"
    -- Where both Stars stand on fields in the same colour, the order stays.
    d:with("Tu21,Um17,Td4"):air("Wm17", 1, "U"):also "Wm17.o20.q19.s22.u21|d4 f7 h6 j9"
  end)
end)

t.describe("Figures of One: divergence", function()
  drawing("scn_o_30_starchild_divergence_init", "em8,ik6,im4,ph3,Qo2", function(d)
    -- "Unlike Shaman, Starchild is divergent for all pieces that can diverge, own and opponent's. Light Queen can
    -- diverge from first dark Starchild, or (due to Starchild's total transparency) second dark Starchild."
    d:way "Qo2 n3 m4/"
    d:way "Qo2.n3.m4 l5 k6/"
    d:printed({ "Q..k6/..m8*", "Qo2..m4^I..k6/I..m8*E" }, "Qm8,ik6,im4,ph3")
    d:also "Qo2.n3.m4/ m5 m6":also "Qo2.n3.m4/.m5.m6 m7!":also "Qo2.n3 m4*"
    -- "Kings, Stars, Monoliths, Centaurs, Serpents, Starchilds cannot diverge, in addition to Waves activated by
    -- Unicorns, Centaurs, Serpents, Starchilds."
    d:with("Kb2,Ib3"):also "Kb2.b3/ b4!":with("Cc3,Id5"):also "Cc3.d5/ b4!":also "Cc3.d5/ h6!"
    d:with("Hj11,ie3,Ui3"):also "Ui3.e3/ f5":with("Ij11,Ue3"):air("We3", 1, "U")
    d:also "We3.h5.f6.i8.g9.j11/ l12!":also "We3.h5.f6.i8.g9.j11/ k13!"
  end)
end)
