-- The figures of the book's chapter Miranda's veil (book-figures/05-mirandas-veil.json), one test each: how a Wave
-- moves, by the kind of piece that has activated it.
local t = require "acedrex.scenario"
local figure = require "figure" (t)
local each, stands = figure.each, figure.stands

local function veil(setup, options) return t.game("mirandas-veil", setup, options) end

t.describe("Figures of Miranda's veil: movement of a Wave", function()
  t.it("scn_mv_021_knight_activating_wave", function()
    local g = veil "MV Nd7,Wf8"
    g:reaches("d7", "f8")
    g:play "[Nd7-f8]~[Wf8-p13]"
    stands(g, "Nf8,Wp13")
  end)

  t.it("scn_mv_022_wave_activated_by_knight", function()
    -- All headings are drawn: the Wave keeps to one leap of the Knight, up to the edge, like a Pegasus.
    local g = veil "MV Nf8"
    g:air("Wf8", { momentum = 1, activator = "N" })
    g:reaches_only("f8", [[h9 j10 l11 n12 p13 g10 h12 i14 j16 e10 d12 c14 b16 d9 b10
      d7 b6 e6 d4 c2 g6 h4 i2 h7 j6 l5 n4 p3]])
  end)

  -- The two pairs that follow differ in the step of the Pawn only; the Wave goes the same ways after both.
  local around = ",Nf12,Af10,Rc7,Bj14,ph6,wf15"

  local function wave_of_a_pawn()
    local g = veil("MV Pf4" .. around)
    g:air("Wf4", { momentum = 1, activator = "P" })
    g:reaches_only("f4", [[g5 i7 j8 k9 l10 m11 n12 o13 p14 e5 d6 c7 b8 a9
      f5 f6 f7 f8 f9 f11 f12 f13 f14 f15 f16]])
    g:may { "[Wf4-f12]~[Nf12-g14]", "[Wf4-f15]~[Wf15-f16]", "[Wf4-c7]~[Rc7-c8]" }
    -- Neither a dark Pawn nor a Pyramid; and no turn towards the Bishop.
    g:may_not(each("[Wf4-?]", "h6 f10 j14"))
  end

  t.it("scn_mv_025_wave_activation_by_step_pawn", function()
    local g = veil("MV Pf3,Wf4" .. around)
    g:reaches("f3", "f4")
    g:play "[Pf3-f4]~[Wf4-g5]"
    stands(g, "Pf4,Wg5" .. around)
  end)

  t.it("scn_mv_026_wave_activated_by_step_pawn", wave_of_a_pawn)

  t.it("scn_mv_027_wave_activation_by_capture_pawn", function()
    local g = veil("MV Pe3,Wf4" .. around)
    g:reaches("e3", "f4")
    g:play "[Pe3-f4]~[Wf4-g5]"
    stands(g, "Pf4,Wg5" .. around)
    -- The appendix writes what the Pawn could do were the Wave a dark one.
    veil("MV Pe3,wf4" .. around):may { "f4*", "f4*W" }
  end)

  t.it("scn_mv_028_wave_activated_by_capture_pawn", wave_of_a_pawn)

  t.it("scn_mv_029_wave_same_color", function()
    -- Activated by a Unicorn on a field of its own colour, a Wave begins like a Knight: a long jump may come second,
    -- not first.
    local g = veil "MV Ud5"
    g:air("Wd5", { momentum = 1, activator = "U" })
    g:reaches("d5", "f6 e7 b4 c3 c7 b6 e3 f4")
    g:may "[Wd5.f6-j7]"
    g:may_not { "[Wd5.h6-i8]", "[Wd5.g7-h9]", "[Wd5.f8-g10]", "[Wd5.e9-f11]", "[Wd5.c9-d11]", "[Wd5.b8-c10]",
                "[Wd5.a7-b9]", "[Wd5.a3-b5]", "[Wd5.b2-c4]", "[Wd5.c1-d3]", "[Wd5.e1-f3]", "[Wd5.f2-g4]",
                "[Wd5.g3-h5]", "[Wd5.h4-i6]" }
  end)

  t.it("scn_mv_031_wave_activation_by_unicorn_first_step", function()
    -- g4 is light: the first step is short. The Pawn on h6 is blocked, so it cannot be activated, only passed.
    local g = veil "MV Uc5,Wg4,Ph6,Ph7,Ph8,ph9,pi9,pj9,wj14"
    g:reaches("c5", "g4")
    g:may(each("[Uc5-g4]~[Wg4-?]", "i5 e3 f2 f6 e5 h2 i3"))
    g:may "[Uc5-g4]~[Wg4.h6-l7]"
    g:may_not "[Uc5-g4]~[Wg4-h6]"
  end)

  t.it("scn_mv_033_wave_activation_by_unicorn_complete", function()
    -- Two steps are chosen freely, short to f6 and long to i8; from then on they alternate, whatever stands there.
    local g = veil "MV Uc5,Wg4,Ph6,Ph7,Ph8,ph9,pi9,pj9,wj14"
    g:reaches("c5", "g4")
    g:may { "[Uc5-g4]~[Wg4-f6]", "[Uc5-g4]~[Wg4.f6-i8]", "[Uc5-g4]~[Wg4.f6.i8-h10]",
            "[Uc5-g4]~[Wg4.f6.i8.h10-k12]", "[Uc5-g4]~[Wg4.f6.i8.h10.k12.j14-m16]" }
    -- The dark Wave on j14 can be activated; it inherits from the light Unicorn, for which j14 has the other colour.
    g:may "[Uc5-g4]~[Wg4.f6.i8.h10.k12-j14]~[Wj14-h11]"
    g:may_not(each("[Uc5-g4]~[Wg4.f6.i8.h10.k12-?]", "m13 l14 i13 i11 j10 l10 m11"))
  end)

  t.it("scn_mv_034_wave_off_board", function()
    -- Steps may lead over fields outside of the board, which notation leaves out; the ply ends inside. The field
    -- labelled 2 is p13 in the drawing.
    local g = veil "mv uk2,wo3"
    g:reaches("k2", "o3")
    g:may { "[Uk2-o3]~[Wo3-m4]", "[Uk2-o3]~[Wo3.m4-p6]", "[Uk2-o3]~[Wo3.m4.p6-n7]", "[Uk2-o3]~[Wo3.m4.p6.n7..o10]",
            "[Uk2-o3]~[Wo3.m4.p6.n7..o10..p13]" }
    g:may { "Uo3~W.m4.p6.n7..o10", "Uo3~W..n6.p7.m9.o10", "Uo3~Wp13" }
    g:may_not(each("[Uk2-o3]~[Wo3-?]", "q9 r12 s15 q16 t18"))
  end)
end)
