-- The figures of the book's chapter Conquest of Tlalocan (book-figures/09-conquest-of-tlalocan.json), one test each,
-- arrow by arrow: how Shamans move, capture, activate and give check.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "conquest-of-tlalocan", code = "COT", size = 24 })

t.describe("Figures of Conquest of Tlalocan: Shaman's plies", function()
  drawing("scn_cot_001_shaman_movement", "Hg7,Hr7,hg18,hr18", function(d)
    -- "For light Shaman, step-fields are the same as Knight's, while capture-fields are accessed after long jump,
    -- similar to Unicorn's. For dark Shamans, it's the opposite." "Movement of Shaman does not depend on color of field
    -- on which it stands, only on color of the piece itself." The colours tell steps from captures.
    local function fields(shaman, own, enemy, steps, captures)
      local function standing(piece, list) return (list:gsub("%l%d+", piece .. "%0,")) end
      d:with(shaman):next_steps(shaman, steps)
      d:with(shaman .. "," .. standing(own, steps) .. standing(enemy, captures))
      d:next_steps(shaman, (captures:gsub("%l%d+", "%0*")))
    end
    fields("Hg7", "P", "p", "i8 h9 f9 e8 e6 f5 h5 i6", "k8 j9 i10 h11 f11 e10 d9 c8 c6 d5 e4 f3 h3 i4 j5 k6")
    fields("Hr7", "P", "p", "t8 s9 q9 p8 p6 q5 s5 t6", "v8 u9 t10 s11 q11 p10 o9 n8 n6 o5 p4 q3 s3 t4 u5 v6")
    fields("hg18", "p", "P", "k19 j20 i21 h22 f22 e21 d20 c19 c17 d16 e15 f14 h14 i15 j16 k17",
      "i19 h20 f20 e19 e17 f16 h16 i17")
    fields("hr18", "p", "P", "v19 u20 t21 s22 q22 p21 o20 n19 n17 o16 p15 q14 s14 t15 u16 v17",
      "t19 s20 q20 p19 p17 q16 s16 t17")
  end)

  drawing("scn_cot_002_light_shaman_step_ply", "At11,nk10,Wj6,Hb2", function(d)
    -- "Direction of a ply cannot be changed, neither in other step- nor any capture-field." "Wave on a step-field can
    -- be activated", and "is transparent to Shaman".
    d:way "Hb2 d3 f4 h5 j6~^ l7 n8 p9 r10 t11# v12# x13#"
    d:way "Hb2.d3.f4 g6!"
    d:way "Hb2.d3.f4 e6!"
    d:way "Hb2.d3.f4 d5!"
    d:way "Hb2.d3.f4 e2!"
    d:way "Hb2.d3.f4 g2!"
    d:way "Hb2.d3.f4 h3!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 r9!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 q10!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 p11!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 o12!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 m12!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 l11!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 k10!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 j9!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 j7!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 k6!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 l5!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 m4!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 o4!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 p5!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 q6!"
    d:way "Hb2.d3.f4.h5.j6.l7.n8 r7!"
  end)

  drawing("scn_cot_003_light_shaman_step_ply_no_capture", "nf4,Hb2", function(d)
    -- "Shaman can't capture opponent's piece on a step-field, nor activate Pyramid."
    d:way "Hb2 d3 f4# h5#"
    d:with("Af4,Hb2"):also "Hb2 d3 f4# h5#"
  end)

  drawing("scn_cot_004_light_shaman_capture_ply", "nl8,pv7,pn5,pj4,pf3,Hb2", function(d)
    -- "Shaman can continue capturing in the same ply, and in the same direction, as long as there are opponent's pieces
    -- to capture. Empty capture-fields cannot be overstepped." The captures are drawn like steps.
    d:way "Hb2 f3* j4* n5* r6# v7#"
    d:way "Hb2.f3* h4!"
    d:way "Hb2.f3* g5!"
    d:way "Hb2.f3* e5!"
    d:way "Hb2.f3* d4!"
    d:way "Hb2.f3* d2!"
    d:way "Hb2.f3* e1!"
    d:way "Hb2.f3* g1!"
    d:way "Hb2.f3* h2!"
    d:way "Hb2.f3*.j4*.n5* q7!"
    d:way "Hb2.f3*.j4*.n5* p8!"
    d:way "Hb2.f3*.j4*.n5* o9!"
    d:way "Hb2.f3*.j4*.n5* m9!"
    d:way "Hb2.f3*.j4*.n5* l8!"
    d:way "Hb2.f3*.j4*.n5* k7!"
    d:way "Hb2.f3*.j4*.n5* j6!"
    d:way "Hb2.f3*.j4*.n5* k3!"
    d:way "Hb2.f3*.j4*.n5* l2!"
    d:way "Hb2.f3*.j4*.n5* m1!"
    d:way "Hb2.f3*.j4*.n5* o1!"
    d:way "Hb2.f3*.j4*.n5* p2!"
    d:way "Hb2.f3*.j4*.n5* q3!"
    d:way "Hb2.f3*.j4*.n5* r4!"
    d:play("[Hb2.f3*.j4*.n5*]"):stands "nl8,pv7,Hn5"
    -- What the text prints is for a Shaman on d9, with two Pawns and a Wave on its way.
    d:with("Hd9,ph10,pl11,Wp12"):printed({ "H.h10*.l11*.p12~Wn8", "[Hd9.h10*P.l11*P.p12]~[Wp12-n8]" }, "Hp12,Wn8")
  end)

  drawing("scn_cot_005_light_shaman_capture_ply_passives", "Ai3,We2,Ha1", function(d)
    -- "Even though Wave is transparent to Shaman, Pyramid is out of reach because transparency is lack of interaction."
    d:way "Ha1 e2~^ i3#"
    d:with("Ae2,Ha1"):also "Ha1 e2~":with("Ai3,pe2,Ha1"):also "Ha1 e2* i3~"
  end)

  drawing("scn_cot_006_dark_shaman_step_ply", "Ar6,wj4,hb2", function(d)
    -- "Dark Shaman's stepping ply is the same as light Shaman's, except it uses Unicorn's long jumps as steps." The
    -- Wave is drawn light, which the dark Shaman could only pass.
    d:way "hb2 f3 j4~^ n5 r6# v7#"
    d:with("Ar6,Wj4,hb2"):also "hb2 f3 j4^ n5 r6# v7#"
  end)

  drawing("scn_cot_007_dark_shaman_step_ply_no_capture", "Ne7,ha1", function(d)
    d:way "ha1 c4 e7# g10#"
  end)

  drawing("scn_cot_008_dark_shaman_capture_ply", "Pw12,Pu11,Pq9,Po8,Pm7,Pk6,Pi5,Pg4,Pe3,Pc2,ha1", function(d)
    -- "It uses Knight's (short) jumps as capture-steps." The captures are drawn like steps.
    d:way "ha1 c2* e3* g4* i5* k6* m7* o8* q9* s10# u11# w12#"
  end)

  drawing("scn_cot_009_dark_shaman_capture_ply_passives", "Af4,Wd3,Hb2", function(d)
    d:way "Hb2 d3~^ f4# h5#"
    -- The same for a dark Shaman, of which the drawing's name tells.
    d:with("af4,wd3,hb2"):also "hb2 d3~^ f4# h5#":with("af4,Pd3,hb2"):also "hb2 d3* f4~"
  end)
end)

t.describe("Figures of Conquest of Tlalocan: Waves that a Shaman activates", function()
  drawing("scn_cot_010_activating_wave_on_step_field", "Bd24,Ah18,Nt16,Ap14,Wl12,Hi6", function(d)
    d:way "Hi6 j8 k10 l12~"
  end)

  -- "Unlike Shaman, Wave can move over any capture-fields, even if empty." It "cannot activate Pyramid, but it can use
  -- its transparency to move past it, and activate e.g. light Bishop".
  local function over_capture_fields(d)
    d:way "Wl12 p13 t14 x15"
    d:way "Wl12 o14 r16 u18 x20"
    d:way "Wl12 n15 p18 r21 t24"
    d:way "Wl12 m16 n20 o24"
    d:way "Wl12 k16 j20 i24"
    d:way "Wl12 j15 h18# f21 d24~^"
    d:way "Wl12 i14 f16 c18"
    d:way "Wl12 h13 d14"
    d:way "Wl12 h11 d10"
    d:way "Wl12 i10 f8 c6"
    d:way "Wl12 j9 h6 f3"
    d:way "Wl12 k8 j4"
    d:way "Wl12 m8 n4"
    d:way "Wl12 n9 p6 r3"
    d:way "Wl12 o10 r8 u6 x4"
    d:way "Wl12 p11 t10 x9"
  end

  -- "Activated Wave can choose any Shaman's step-field as its initial direction", which "once chosen, cannot be
  -- changed".
  local function over_step_fields(d)
    d:way "Wl12 n13 p14# r15 t16~^ v17 x18"
    d:way "Wl12 m14 n16 o18 p20 q22 r24"
    d:way "Wl12 k14 j16 i18 h20 g22 f24"
    d:way "Wl12 j13 h14 f15 d16 b17"
    d:way "Wl12 j11 h10 f9 d8 b7"
    d:way "Wl12 k10 j8 i6 h4 g2"
    d:way "Wl12 m10 n8 o6 p4 q2"
    d:way "Wl12 n11 p10 r9 t8 v7 x6"
    d:also "Wl12.n13 o15!":also "Wl12.n13 r14!"
  end

  local after = "Bd24,Ah18,Nt16,Ap14,Hl12"
  drawing("scn_cot_012_step_activated_wave_capture_fields", after, function(d)
    -- "Activated Wave inherits Shaman's both step- and capture-fields."
    over_capture_fields(d:air("Wl12", 3, "H"))
  end)

  drawing("scn_cot_014_capture_activated_wave_step_fields", after, function(d)
    -- It moves "the same as the one activated on Shaman's step-fields", here "with 2 momentum".
    over_step_fields(d:air("Wl12", 2, "H"))
  end)

  drawing("scn_cot_015_capture_activated_wave_capture_fields", after, function(d)
    over_capture_fields(d:air("Wl12", 2, "H"))
  end)
end)

t.describe("Figures of Conquest of Tlalocan: Shaman and King", function()
  drawing("scn_cot_024_checking_king_init", "kv6,rr5,bn4,nj3,pf2,Hb1", function(d)
    -- "Captured pieces has to be aligned on Shaman's capture-fields, King participating in such an alignment is in
    -- check."
    d:way "Hb1 f2* j3* n4* r5* v6!"
    d:game("dark"):status "check"
  end)

  drawing("scn_cot_025_checking_king_gap", "kv6,bn4,nj3,pf2,Hb1", function(d)
    d:way "Hb1 f2* j3* n4* r5#"
    d:game("dark"):status "playing"
  end)

  drawing("scn_cot_026_checking_king_blocked", "kv6,Ar5,bn4,nj3,pf2,Hb1", function(d)
    -- "Shaman is also blocked from capturing any further by own pieces, even if they can be activated."
    d:way "Hb1 f2* j3* n4* r5~^ v6#"
    d:game("dark"):status "playing"
  end)

  drawing("scn_cot_027_checking_king_immediate", "nv6,br5,kn4,Wj3,wf2,Hb1", function(d)
    -- "Light Shaman can capture dark Wave, and then activate light Wave; it cannot use transparency of light Wave to
    -- step over, and check dark King."
    d:way "Hb1 f2* j3~^ n4# r5# v6#"
    d:game("dark"):status "playing"
    d:with("nv6,br5,kn4,wj3,wf2,Hb1"):game("dark"):status "check"
  end)
end)
