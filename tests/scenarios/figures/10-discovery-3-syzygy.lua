-- The figures of the book's chapter Discovery (book-figures/10-discovery.json), one test each, arrow by arrow: syzygy.
-- Lines without heads are lines of sight: a piece on any field of such a line, if its owner has moved a Monolith into
-- the line, can be demoted to a Pawn.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "discovery", code = "D", size = 24 })

-- A piece of that kind on each of the fields.
local function standing(piece, fields) return (fields:gsub("%l%d+", piece .. "%0"):gsub(" ", ",")) end

t.describe("Figures of Discovery: syzygy", function()
  drawing("scn_d_25_syzygy_2_monoliths_steps", "rh17,Bq10,Nv8,Mk4,Mg3", function(d)
    -- "There is a connecting step between fields 1-3 and 3-5. There is an equivalent, shorter step connecting fields
    -- 1-2, 2-3, etc.; this is actual syzygy-step, because it is the shortest one possible. Light Knight does lay on a
    -- syzygy-field, and so is eligible to demotion, if Monolith was moved by light player." Here, it comes from k4.
    d:demotes("Mk4.m5", "v8"):moved_by("dark"):demotes("Mk4.m5", "")
    d:moved_by("light"):results("Mk4", "rh17,Bq10,Pv8,Mm5,Mg3")
    local fields = "d2 j4 p6 s7 v8"
    d:with("Mk4,Mg3," .. standing("N", fields)):demotes("Mk4.m5", fields):moved_by("dark"):demotes("Mk4.m5", "")
    d:with("Mk4,Mg3," .. standing("n", fields)):demotes("Mk4.m5", ""):moved_by("dark"):demotes("Mk4.m5", fields)
    -- "Opponent pieces, Kings, Stars, Monoliths cannot be demoted"; troopers and Waves can.
    d:with("Mk4,Mg3,Kd2,Wj4,Op6,Gs7,Pv8"):demotes("Mk4.m5", "j4 p6 s7")
    -- "One own figure can then be (but don't have to be) demoted."
    d:with("Mk4,Mg3,Np6,Ns7"):game():may_not "[Mk4-m5>Np6>Ns7]"
    d:with("rh17,Bq10,Nv8,Mm5,Mg3"):counts { arrows = 7, fields = 4 }
  end)

  drawing("scn_d_27_syzygy_reentering_same_move", "Mw12,Me3,Pb20,Pc20,Ng4,Ns10", function(d)
    -- "It is not enough if Monolith in a syzygy stepped out of alignment, and then back into it, in the very same move.
    -- Monolith which is already in a syzygy can move into the same alignment, but cannot demote any figure." The
    -- drawing lacks the Pawns, which are needed for three steps, and the Knights.
    d:way "Me3 d5 f8 k6"
    d:demotes("Me3.d5.f8.k6", "")
    -- Not only after a step out of the alignment: along it, too.
    d:with("Mw12,Mi5,Ng4,Ns10,Pb20,Pc20"):demotes("Mi5.j7.f8.k6", "")
    -- "On a next move Monolith can reenter the same syzygy."
    d:with("Mw12,Mj4,Ng4,Ns10"):demotes("Mj4.k6", "g4 s10")
    d:with("Mw12,Me3,Ng4,Ns10,Pb20,Pc20,pb3"):play("[Me3.d5]"):play("Pb3-b2"):demotes("Md5.e3", "g4 s10")
    local fields = "c2 g4 i5 k6 m7 o8 q9 s10 u11"
    d:with("Mw12,Mf5," .. standing("R", fields)):demotes("Mf5.e3", fields)
    d:counts { arrows = 11 }
  end)

  drawing("scn_d_28_syzygy_reentering_independent", "Mo15,Pb20,Pc20,Nk14", function(d)
    -- "The same applies even if Monolith moves into an alignment from completely independent syzygy, i.e. even if the
    -- two does not share neither any syzygy-fields nor celestial pieces." The drawing lacks Pawns and Knight.
    d:way "Mo15 m16 l20 g18"
    d:demotes("Mo15.m16.l20.g18", "")
    d:with("Me17,Nk14"):demotes("Me17.g18", "k14")
    -- Two Stars and the Monolith are enough: all fields of both lines.
    local up = "b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12 m13 n14 p16 q17 r18 s19 t20 u21 v22 w23"
    d:with("Mm14," .. standing("N", up)):demotes("Mm14.o15", up)
    local down = "b23 c22 d21 e20 f19 h17 i16 j15 k14 l13 m12 n11 o10 p9 q8 r7 s6 t5 u4 v3 w2"
    d:with("Me17," .. standing("N", down)):demotes("Me17.g18", down)
    d:counts { arrows = 46 }
    -- What the text prints is for a Bishop on p8, which is not on the line of m12; the drawing has it on q8, and a Wave
    -- on p9. The text's Monolith comes from n14, which itself is in syzygy; here, it comes from l14.
    d:with("Ml14,Wp9,Bq8,rh17")
    d:printed({ "Mm12>q", "Mm12>B", "Ml14-m12>Bq8" }, "Mm12,Wp9,Pq8,rh17")
    d:printed({ "Mm12>p", "Mm12>W", "Ml14-m12>Wp9" }, "Mm12,Pp9,Bq8,rh17")
    d:game():may_not { "Ml14-m12>Bp8", "Mm12>h", "Mm12>R" }
    d:game("dark"):may { "Mm12>h", "Mm12>R", "Mm12>Rh17" }:may_not { "Mm12>B", "Mm12>W" }
    d:with("Mn14,Wp9,Bq8,rh17"):game():may("Mn14-m12"):may_not { "Mm12>p", "Mm12>B", "Mn14-m12>Bq8", "Mn14-m12>Bp8" }
    -- "Pawns which were demoted after syzygy in opponent's figure row are then either tagged for promotion, or promoted
    -- straight away."
    d:with("Mk22,Bc24"):results("Mk22", "Ml24,Pc24="):results("Mk22", "Ml24,Qc24"):results("Mk22", "Ml24,Bc24")
    -- A demoted Rook may not castle.
    d:with("Mk3,Km1&,Rb1&"):results("Mk3", "Ml1,Km1,Pb1")
  end)
end)
