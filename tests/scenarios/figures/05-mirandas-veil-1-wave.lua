-- The figures of the book's chapter Miranda's veil (book-figures/05-mirandas-veil.json), one test each: the Wave, what
-- it activates, and how others pass it.
local t = require "acedrex.scenario"
local figure = require "figure" (t)
local each, stands = figure.each, figure.stands

local function veil(setup, options) return t.game("mirandas-veil", setup, options) end

t.describe("Figures of Miranda's veil: activation", function()
  t.it("scn_mv_001_wave_activation_init", function()
    -- The Pegasus may activate the Wave with its fifth step, or just as well ride on past it.
    local g = veil "MV Eb3,Wg13"
    g:reaches("b3", "c5 d7 e9 f11 g13 h15")
    g:play "[Eb3-g13]~[Wg13-h15]"
    stands(g, "Eg13,Wh15")
  end)

  t.it("scn_mv_002_wave_activated", function()
    -- All headings are drawn: the Wave rides like the Pegasus that has activated it, further than its momentum.
    local g = veil "MV Eg13"
    g:air("Wg13", { momentum = 5, activator = "E" })
    g:reaches_only("g13", [[i14 k15 m16 h15 f15 e14 c15 a16 e12 c11 a10
      f11 e9 d7 c5 b3 a1 h11 i9 j7 k5 l3 m1 i12 k11 m10 o9]])
  end)

  t.it("scn_mv_004_wave_activating_rook", function()
    -- The dark Pawn on i9 can only be passed; the Rook behind it can be activated.
    local g = veil "MV Eb3,Wg13,Rj7,pi9"
    g:reaches("b3", "c5 d7 e9 f11 g13")
    g:may(each("[Eb3-g13]~[Wg13-?]", "h11 k5 l3 m1"))
    g:may "[Eb3-g13]~[Wg13-j7]~[Rj7-j12]"
    g:may_not { "[Eb3-g13]~[Wg13-i9]", "[Eb3-g13]~[Wg13-i9*]" }
  end)

  t.it("scn_mv_006_rook_captures", function()
    -- The Rook has 5 momentum: the Knight is within reach, the Bishop behind the own Pawn, the Pegasus too far away.
    local g = veil "MV Eb3,Wg13,Rj7,Pl7,pi9,nj4,bn7,ej15"
    g:reaches("b3", "c5 d7 e9 f11 g13")
    g:may "[Eb3-g13]~[Wg13-h11]"
    g:may_not "[Eb3-g13]~[Wg13-i9]"
    g:may "[Eb3-g13]~[Wg13-j7]~[Rj7-j4*]"
    g:may(each("[Eb3-g13]~[Wg13-j7]~[Rj7-?]", "j6 j5 k7 j8 j9 j10 j11 j12"))
    g:may_not(each("[Eb3-g13]~[Wg13-j7]~[Rj7-?]", "j3 j2 j1 l7 m7 n7 o7 p7 j13 j14 j15 j16"))
  end)

  t.it("scn_mv_007_activating_rush_pawn_init", function()
    local g = veil "MV Re6,We2,Pc2|,nb3,Ro15,Wo2,Pm2|,rl3"
    g:reaches("e6", "e5 e4 e3 e2")
    g:may "[Re6-e2]~[We2-d2]"
    g:may { "Re2~Wc2~P::b3*N", "[Re6-e2]~[We2-c2]~[P::c2-b3*N]" }
    -- Pawn 1 gets 4 momentum. Pawn 2 gets 13, and still rushes no further than six fields.
    g:may(each("[Re6-e2]~[We2-c2]~[Pc2-?]", "c3 c4 c5 c6"))
    g:may_not(each("[Re6-e2]~[We2-c2]~[Pc2-?]", "c7 c8"))
    g:reaches("o15", "o14 o13 o12 o11 o10 o9 o8 o7 o6 o5 o4 o3 o2")
    g:may { "[Ro15-o2]~[Wo2-n2]", "[Ro15-o2]~[Wo2-m2]~[Pm2-l3*]", "[Ro15-o2]~[Wo2-m2]~[Pm2-m8]" }
    g:may_not "[Ro15-o2]~[Wo2-m2]~[Pm2-m9]"
  end)

  t.it("scn_mv_009_not_activating_pyramid_by_wave", function()
    local g = veil "MV Bb2,We5,Ac7"
    g:reaches("b2", "c3 d4 e5")
    g:may(each("[Bb2-e5]~[We5-?]", "d6 b8 a9"))
    g:may_not { "[Bb2-e5]~[We5-c7]", "[Bb2-e5]~[We5-c7]~[Ac7-c8]" }
  end)

  t.it("scn_mv_010_activating_pyramid_cascade_pawn", function()
    -- 3 momentum reach the Pawn; it spends one on its capture-step, and two are left for the Pyramid.
    local g = veil "MV Bb2,We5,Pc7,Ad8"
    g:reaches("b2", "c3 d4 e5")
    g:may "[Bb2-e5]~[We5-d6]"
    g:may "[Bb2-e5]~[We5-c7]~[Pc7-d8]~[Ad8-d10]"
    g:may_not "[Bb2-e5]~[We5-c7]~[Pc7-d8]~[Ad8-d11]"
  end)
end)

t.describe("Figures of Miranda's veil: transparency", function()
  t.it("scn_mv_011_wave_is_transparent", function()
    -- Capture the dark Wave, activate the own one, or pass both and capture the Pegasus that shields the Pawn.
    local g = veil "MV Qo2,Wj7,wm4,eg10,pe12"
    g:reaches("o2", "n3 m4 l5 k6 j7 i8 h9 g10")
    g:may { "Qo2-m4*", "[Qo2-j7]~[Wj7-j8]", "Qo2-g10*", "Q..m4^..j7^..g10*", "Qo2..m4^W..j7^W..g10*E" }
    g:may_not(each("Qo2-?", "f11 e12 d13 c14 b15 a16"))
  end)

  t.it("scn_mv_012_wave_cant_be_pinned", function()
    -- Behind the Wave, which may be captured or passed, the Pegasus gives check.
    veil("MV Kf2,Wh6,ej10"):status "check"
    local g = veil("mv Kf2,Wh6,ej10", { unchecked = true })
    g:reaches("j10", "i8 h6 g4")
    g:may "Ej10-h6*"
    g:may_not "Ej10-f2*"
  end)

  t.it("scn_mv_013_wave_no_block_castling_king", function()
    -- The Wave bars the castlings that need its own field: by the King to f1, and, as the text under the third of
    -- these figures says, by the Rook beside a King on e1 (its arrow here shows how the King goes past).
    local g = veil "MV Ra1&,Wf1,Ki1&"
    g:may(each("Ki1-?&", "g1 d1 c1"))
    g:may_not(each("Ki1-?&", "f1 e1"))
  end)

  t.it("scn_mv_014_wave_no_block_castling_rook", function()
    -- The Rook finishes the castling between King and Wave, where no move of its own would take it.
    local g = veil "MV Ra1&,Wf1,Ki1&"
    g:play "Ki1-d1&"
    stands(g, "Kd1,Re1,Wf1")
    local h = veil "MV Ra1,Kd1,Wf1"
    h:reaches("a1", "b1 c1")
    h:may_not { "Ra1-d1", "Ra1-e1" }
  end)

  t.it("scn_mv_016_pawn_blocked_by_opponents_wave", function()
    -- A piece that makes one step has none left to go past a Wave.
    local g = veil "MV Pa3,Wa4,Wb4,Pf6,we7,wf7"
    g:reaches_only("a3", "a4 b4")
    g:may { "[Pa3-a4]~[Wa4-a5]", "[Pa3-b4]~[Wb4-c5]" }
    g:may_not { "Pa3-a5", "Pa3-c5" }
    g:reaches_only("f6", "e7")
    g:may "Pf6-e7*"
    g:may_not { "Pf6-f7", "Pf6-f7*", "Pf6-f8", "Pf6-d8" }
  end)

  t.it("scn_mv_017_pawn_not_blocked_by_opponents_wave", function()
    local g = veil "MV Pb2|,Wb5,Pe2|,we5"
    g:reaches_only("b2", "b3 b4 b5 b6 b7 b8")
    g:may "[Pb2-b5]~[Wb5-b6]"
    g:reaches_only("e2", "e3 e4 e6 e7 e8")
    g:may_not { "Pe2-e5", "Pe2-e5*" }
  end)

  t.it("scn_mv_018_wave_no_activating_blocked_piece", function()
    -- The Pawn has no move, so the Wave can only pass it.
    local g = veil "MV Ng7,Wf5,Pd6,Bd7"
    g:reaches("g7", "f5")
    g:reaches_only("d6", {})
    g:may_not(each("Pd6-?", "c7 d7 e7"))
    g:may "[Ng7-f5]~[Wf5-b7]"
    g:may_not { "[Ng7-f5]~[Wf5-d6]", "[Ng7-f5]~[Wf5-d6]~[Pd6-d7]" }
  end)
end)
