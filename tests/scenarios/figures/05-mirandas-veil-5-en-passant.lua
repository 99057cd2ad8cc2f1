-- The figures of the book's chapter Miranda's veil (book-figures/05-mirandas-veil.json), one test each: en passant in
-- the midst of cascades, rush and castling.
local t = require "acedrex.scenario"
local figure = require "figure" (t)
local each, stands = figure.each, figure.stands

local function veil(setup, options) return t.game("mirandas-veil", setup, options) end

t.describe("Figures of Miranda's veil: en passant turned capture, or denied", function()
  t.it("scn_mv_080_en_passant_rushing_cascade", function()
    local g = veil "MV Pd2|,Wd6,Bd7,Ab5,pe6"
    g:reaches("d2", "d3 d4 d5 d6")
    g:may { "[Pd2-d6]~[Wd6-d7]~[Bd7-c6]", "[Pd2-d6]~[Wd6-d7]~[Bd7-b5]~[Ab5-d5]" }
  end)

  t.it("scn_mv_082_en_passant_turned_capture", function()
    -- The Pyramid has settled on the field that the Pawn rushed over: it is captured, the Pawn is not.
    local g = veil "MV Pd2|,Wd6,Bd7,Ab5,pe6"
    g:play "[Pd2-d6]~[Wd6-d7]~[Bd7-b5]~[Ab5-d5]"
    stands(g, "Wd7,Pd6,Bb5,Ad5,pe6")
    g:may_not "Pe6-d5:"
    g:play "Pe6-d5*"
    stands(g, "Wd7,Pd6,Bb5,pd5")
  end)

  t.it("scn_mv_087_en_passant_denied_init", function()
    local g = veil "MV Pd2|,Wd6,Bc7,Wb6,Wc5,pe5"
    g:reaches("d2", "d3 d4 d5 d6")
    g:may "[Pd2-d6]~[Wd6-c7]~[Bc7-b6]~[Wb6-c5]~[Wc5-d6]~[Pd6-d7]"
  end)

  t.it("scn_mv_088_en_passant_denied_pawn_activated", function()
    -- The Pawn has rushed in this very move. Of its 4 momentum the Bishop has spent one; Wave C moves for the Bishop.
    local g = veil "MV Pd6:,Wc7,Bb6,Wc5,pe5"
    g:air("Wc5", { momentum = 3, activator = "B" })
    g:may "[Wc5-d6]~[Pd6-d7]"
  end)

  t.it("scn_mv_089_en_passant_denied_end", function()
    -- Moved away from where it had rushed to, the Pawn has lost its tag.
    local g = veil "MV Pd2|,Wd6,Bc7,Wb6,Wc5,pe5"
    g:play "[Pd2-d6]~[Wd6-c7]~[Bc7-b6]~[Wb6-c5]~[Wc5-d6]~[Pd6-d7]"
    stands(g, "Wc7,Pd7,Bb6,Wd6,Wc5,pe5")
    g:may_not { "Pe5-d4:", "Pe5-d4" }
    -- Without its second ply it could be captured.
    local h = veil "MV Pd2|,Wd6,Bc7,Wb6,Wc5,pe5"
    h:play "[Pd2-d6]~[Wd6-c7]~[Bc7-b6]~[Wb6-c5]~[Wc5-e3]"
    h:may "Pe5-d4:"
  end)
end)

t.describe("Figures of Miranda's veil: en passant in spite of other pieces", function()
  t.it("scn_mv_090_activation_after_en_passant_init", function()
    local g = veil "MV Pd2|,wd4,pe5"
    g:reaches("d2", "d3 d5 d6")
    g:may_not { "Pd2-d4", "Pd2-d4*" }
  end)

  t.it("scn_mv_091_activation_after_en_passant_end", function()
    -- The dark Pawn captures on d4 and activates the Wave there in one step.
    local g = veil "MV Pd2|,wd4,pe5"
    g:play "Pd2-d6"
    stands(g, "Pd6,wd4,pe5")
    g:may { "[Pe5-d4:]~[Wd4-e3]", "[Pe5-d4:]~[Wd4-f2]", "[Pe5-d4]~[Wd4-f2]" }
    g:play "[Pe5-d4:]~[Wd4-f2]"
    stands(g, "pd4,wf2")
  end)

  t.it("scn_mv_092_en_passant_not_blocked_init", function()
    local g = veil "MV Pd2|,Wd6,Bd7,Ab5,pe4"
    g:reaches("d2", "d3 d4 d5 d6")
    g:may { "[Pd2-d6]~[Wd6-d7]~[Bd7-c6]", "[Pd2-d6]~[Wd6-d7]~[Bd7-b5]~[Ab5-d5]" }
  end)

  t.it("scn_mv_094_en_passant_not_blocked_end", function()
    -- A Pyramid between d3 and the Pawn that has rushed changes nothing.
    local g = veil "MV Pd2|,Wd6,Bd7,Ab5,pe4"
    g:play "[Pd2-d6]~[Wd6-d7]~[Bd7-b5]~[Ab5-d5]"
    stands(g, "Wd7,Pd6,Bb5,Ad5,pe4")
    g:play "Pe4-d3:"
    stands(g, "Wd7,Bb5,Ad5,pd3")
  end)
end)

t.describe("Figures of Miranda's veil: en passant illegal", function()
  -- The light Pawn has just rushed from b2 to b8.
  local setup = "mv pc15|,wc9,qd8,wc8,wc7,Pb8:"
  local first = "[Pc15-c9]~[Wc9-d8]~[Qd8-c7]~"

  t.it("scn_mv_097_en_passant_illegal_init", function()
    local g = veil(setup)
    g:reaches("c15", "c14 c13 c12 c11 c10 c9")
    g:may { first .. "[Wc7-b6]", first .. "[Wc7-c9]~[Pc9-b8*]" }
  end)

  t.it("scn_mv_098_en_passant_illegal_pawn_activated", function()
    -- Wave C passes Wave B on c8, which it could activate too, on its way to the Pawn. The Queen has spent one of the
    -- 6 momentum.
    local g = veil "mv pc9:,wd8,qc7,wc8,Pb8:"
    g:air("wc7", { momentum = 5, activator = "q" })
    g:may { "[Wc7-c9]~[Pc9-b8*]", "[Wc7-c8]~[Wc8-b9]" }
  end)

  t.it("scn_mv_099_en_passant_illegal_queen_reactivated", function()
    local g = veil "mv wc9,wd8,qc7,wc8,Pb8:"
    g:air("pc9", { momentum = 5, activator = "q" })
    g:may { "[Pc9-c8]~[Wc8-c7]~[Qc7-b6]", "[Pc9-c8]~[Wc8-c7]~[Qc7-d8]~[Wd8-e8]" }
  end)

  t.it("scn_mv_100_en_passant_illegal_pawn_reactivated", function()
    -- In its third ply of the move the Pawn could reach b7, and may not capture en passant there any more. (The text
    -- counts 4 momentum, one more than the Queen leaves; nothing depends on it.)
    local g = veil "mv wc9,pc8,qd8,wc7,Pb8:"
    g:air("wd8", { momentum = 3, activator = "q" })
    g:may "[Wd8-c8]~[Pc8-c7]~[Wc7-c6]"
    local whole = veil(setup)
    local third = first .. "[Wc7-c9]~[Pc9-c8]~[Wc8-c7]~[Qc7-d8]~[Wd8-c8]~"
    whole:may(third .. "[Pc8-c7]~[Wc7-c6]")
    whole:may_not { third .. "[Pc8-b7:]", third .. "[Pc8-b7]" }
    -- As the first ply of a move the same step would capture.
    veil("mv wc9,pc8,qd8,wc7,Pb8:"):may "Pc8-b7:"
  end)
end)

t.describe("Figures of Miranda's veil: rush and castling", function()
  t.it("10_miranda_s_veil_en_passant", function()
    local g = veil "MV Pb2|,Nb1,pc6"
    g:reaches_only("b2", "b3 b4 b5 b6 b7 b8")
    g:play { "Pb2-b8", "Pc6-b5:" }
    stands(g, "Nb1,pb5")
  end)

  t.it("miranda_s_veil_castling_00", function()
    local g = veil "MV Ra1&,Ki1&,Rp1&"
    g:may(each("Ki1-?&", "g1 f1 e1 d1 c1 k1 l1 m1 n1 o1"))
    g:may_not(each("Ki1-?&", "b1 h1 j1 p1"))
  end)

  t.it("miranda_s_veil_castling_right_15_05", function()
    local g = veil "MV Ra1&,Ki1&,Rp1&"
    g:play "Ki1-n1&"
    stands(g, "Ra1,Rm1,Kn1")
  end)
end)
