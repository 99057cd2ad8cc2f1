-- The figures of the book's chapter Miranda's veil (book-figures/05-mirandas-veil.json), one test each: cascades of
-- the player's own pieces, pins and checks.
local t = require "acedrex.scenario"
local figure = require "figure" (t)
local each, stands, loses = figure.each, figure.stands, figure.loses

local function veil(setup, options) return t.game("mirandas-veil", setup, options) end

t.describe("Figures of Miranda's veil: cascading Waves", function()
  t.it("scn_mv_035_wave_cascading_init", function()
    -- A Wave that a Wave has activated moves like that one, here like the Bishop before both.
    local g = veil "MV Bb5,We2,Wh5"
    g:reaches("b5", "c4 d3 e2")
    g:may(each("[Bb5-e2]~[We2-?]", "f3 g4"))
    g:may(each("[Bb5-e2]~[We2-h5]~[Wh5-?]", "g6 f7 e8 d9 c10 b11 a12"))
    g:may_not(each("[Bb5-e2]~[We2-h5]~[Wh5-?]", "h6 g5"))
  end)

  t.it("scn_mv_036_wave_cascading_steps", function()
    -- Waves A and B move for the Bishop, C and D for the Knight.
    local g = veil "MV Bb5,We2,Wh5,Nd9,Wf10,Wn6"
    local knight = "[Bb5-e2]~[We2-h5]~[Wh5-d9]~[Nd9-f10]~"
    g:reaches("b5", "c4 d3 e2")
    g:may(each("[Bb5-e2]~[We2-?]", "f3 g4"))
    g:may(each("[Bb5-e2]~[We2-h5]~[Wh5-?]", "g6 f7 e8"))
    g:may(each(knight .. "[Wf10-?]", "h9 j8 l7"))
    g:may(each(knight .. "[Wf10-n6]~[Wn6-?]", "m4 l2"))
  end)

  t.it("scn_mv_037_wave_cascading_end", function()
    -- The Bishop gathers 3 momentum, the Knight spends one of them: the Pawn can rush two fields, not three.
    local g = veil "MV Bb5,We2,Wh5,Nd9,Wf10,Wn6,Pl2|"
    local knight = "[Bb5-e2]~[We2-h5]~[Wh5-d9]~[Nd9-f10]~"
    g:reaches("b5", "c4 d3 e2")
    g:may(each("[Bb5-e2]~[We2-?]", "f3 g4"))
    g:may(each("[Bb5-e2]~[We2-h5]~[Wh5-?]", "g6 f7 e8"))
    g:may(each(knight .. "[Wf10-?]", "h9 j8 l7"))
    g:may(each(knight .. "[Wf10-n6]~[Wn6-?]", "m4"))
    g:may(each(knight .. "[Wf10-n6]~[Wn6-l2]~[Pl2-?]", "l3 l4"))
    g:may_not(knight .. "[Wf10-n6]~[Wn6-l2]~[Pl2-l5]")
    g:play(knight .. "[Wf10-n6]~[Wn6-l2]~[Pl2-l4]")
    stands(g, "Be2,Wh5,Wd9,Nf10,Wn6,Wl2,Pl4")
  end)

  t.it("scn_mv_043_reactivating_piece_init", function()
    local g = veil "MV Rc2,Wh2,Nh5,Wf6,Bi12,Wl9,Ej3"
    local knight = "[Rc2-h2]~[Wh2-h5]~[Nh5-f6]~"
    g:reaches("c2", "d2 e2 f2 g2 h2")
    g:may(each("[Rc2-h2]~[Wh2-?]", "h3 h4"))
    g:may(each(knight .. "[Wf6-?]", "g8 h10"))
    g:may(each(knight .. "[Wf6-i12]~[Bi12-?]", "j11 k10"))
    g:play(knight .. "[Wf6-i12]~[Bi12-l9]~[Wl9-k8]")
    stands(g, "Rh2,Wh5,Nf6,Wi12,Bl9,Wk8,Ej3")
  end)

  t.it("scn_mv_044_reactivating_piece_steps", function()
    -- Wave C moves for the Bishop; of the Rook's 5 momentum the Knight has spent one and the Bishop three. Wave A can
    -- be activated again, where it stands now, and not on its first field h2.
    local g = veil "MV Rh2,Wh5,Nf6,Wi12,Bl9,Ej3"
    g:air("Wl9", { momentum = 1, activator = "B" })
    g:may(each("[Wl9-?]", "k8 j7 i6"))
    g:may { "[Wl9-h5]~[Wh5-i4]", "[Wl9-h5]~[Wh5-j3]~[Ej3-l4]" }
    g:may_not { "[Wl9-h5]~[Wh5-j3]~[Ej3-n5]", "[Wl9-h5]~[Wh5-j3]~[Ej3-p6]", "[Wl9-h2]" }
    -- The same as the end of the whole move.
    local whole = veil "MV Rc2,Wh2,Nh5,Wf6,Bi12,Wl9,Ej3"
    whole:play "[Rc2-h2]~[Wh2-h5]~[Nh5-f6]~[Wf6-i12]~[Bi12-l9]~[Wl9-h5]~[Wh5-j3]~[Ej3-l4]"
    stands(whole, "Rh2,Wj3,Nf6,Wi12,Bl9,Wh5,El4")
  end)
end)

t.describe("Figures of Miranda's veil: cascading pinned pieces", function()
  t.it("scn_mv_045_pinned_piece_cascaded_init", function()
    -- The Queen on h6 shields her King, and cannot move by herself.
    local g = veil "mv Kf2,Qh6,Ni3,Bk15,We9,Wl6,ej10"
    g:reaches("j10", "i8 h6")
    g:may_not { "Ej10-g4", "Ej10-f2*" }
    veil("MV Kf2,Qh6,Ni3,Bk15,We9,Wl6,ej10"):may_not { "Qh6-i6", "Qh6-h5" }
  end)

  t.it("scn_mv_046_pinned_piece_cascaded_1", function()
    local g = veil "MV Kf2,Qh6,Ni3,Bk15,We9,Wl6,ej10"
    local queen = "[Bk15-e9]~[We9-h6]~[Qh6-l6]~"
    g:reaches("k15", "j14 i13 h12 g11 f10 e9")
    g:may(each("[Bk15-e9]~[We9-?]", "f8 g7"))
    g:may(queen .. "[Wl6-i3]~[Ni3-g4]")
    -- Whoever stops on the way leaves the King in check behind the transparent Wave: self-checkmate.
    loses(g, each("[Bk15-e9]~[We9-h6]~[Qh6-?]", "i6 j6 k6"))
    loses(g, each(queen .. "[Wl6-?]", "k5 j4"))
  end)

  t.it("scn_mv_047_pinned_piece_cascaded_end", function()
    -- Now the Knight is pinned; the Wave in front of it can be captured or passed.
    local g = veil "MV Kf2,Qh6,Ni3,Bk15,We9,Wl6,ej10"
    g:play "[Bk15-e9]~[We9-h6]~[Qh6-l6]~[Wl6-i3]~[Ni3-g4]"
    stands(g, "Kf2,Be9,Wh6,Ql6,Ng4,Wi3,ej10")
    g:reaches("j10", "i8 h6 g4")
    g:may { "Ej10-h6*", "Ej10-g4*" }
    g:may_not "Ej10-f2*"
  end)

  t.it("scn_mv_048_pinned_piece_cascaded_2", function()
    -- The pinned piece itself may start the cascade, if another one is pinned at its end.
    local g = veil "MV Kf2,Qh6,Ni3,Wl6,ej10"
    g:may_not(each("Qh6-?", "i6 j6 k6")) -- steps on the way, where the ply cannot end
    loses(g, each("[Qh6-l6]~[Wl6-?]", "k5 j4"))
    g:play "[Qh6-l6]~[Wl6-i3]~[Ni3-g4]"
    stands(g, "Kf2,Ql6,Wi3,Ng4,ej10")
  end)
end)

t.describe("Figures of Miranda's veil: cascades and check", function()
  t.it("scn_mv_050_activating_piece_check_end", function()
    -- Before the move the Rook stood on d5, the Wave on b7, the Queen on b2, and there was no check. Now there is one,
    -- along d1, e1 and f1.
    local g = veil "MV Qb2,Wb7,Rd5,kf1"
    g:play "[Qb2-b7]~[Wb7-d5]~[Rd5-d1]"
    stands(g, "Qb7,Wd5,Rd1,kf1")
    g:status "check"
    g:may_not { "Rd1-e1", "Rd1-f1*" }
    veil("mv Qb2,Wb7,Rd5,kf1"):status "playing"
  end)

  t.it("scn_mv_051_cascaded_piece_check_init", function()
    -- Nobody asks for checks on the way; with a transparent Wave before her the Queen attacks the King even now.
    local g = veil("MV Bb5,Wj13,Qm10,Wm7,Wj7,Wj10,km3,ph2", { unchecked = true })
    local queen = "[Bb5-j13]~[Wj13-m10]~"
    g:reaches("b5", "c6 d7 e8 f9 g10 h11 i12 j13")
    g:may(each("[Bb5-j13]~[Wj13-?]", "k12 l11"))
    g:may(each(queen .. "[Qm10-?]", "m9 m8"))
    g:may(each(queen .. "[Qm10-m7]~[Wm7-?]", "l7 k7"))
    g:may(each(queen .. "[Qm10-m7]~[Wm7-j7]~[Wj7-?]", "j8 j9"))
    g:play(queen .. "[Qm10-m7]~[Wm7-j7]~[Wj7-j10]~[Wj10-k9]")
    stands(g, "Bj13,Wm10,Qm7,Wj7,Wj10,Wk9,km3,ph2")
  end)

  t.it("scn_mv_052_cascaded_piece_check_end", function()
    -- Wave D, on behalf of the Queen, has the 5 momentum that she left of the Bishop's 8.
    local function in_air()
      local g = veil("MV Bj13,Wm10,Qm7,Wj7,Wj10,km3,ph2", { unchecked = true })
      g:air("Wj10", { momentum = 5, activator = "Q" })
      return g
    end
    local g = in_air()
    g:may(each("[Wj10-?]", "k9 l8"))
    g:may(each("[Wj10-m7]~[Qm7-?]", "l6 k5 j4 i3"))
    g:may "[Wj10-m7]~[Qm7-h2*]"
    -- Only where she settles, on field 2 or 4 for instance, does the Queen give check.
    local whole = "[Bb5-j13]~[Wj13-m10]~[Qm10-m7]~[Wm7-j7]~[Wj7-j10]~[Wj10-m7]~[Qm7-%s]"
    for field, status in pairs { l6 = "playing", k5 = "check", j4 = "playing", i3 = "check", h2 = "playing" } do
      local h = veil("MV Bb5,Wj13,Qm10,Wm7,Wj7,Wj10,km3,ph2", { unchecked = true })
      h:play(whole:format(field)):status(status)
    end
  end)
end)
