-- The figures of the book's chapter Miranda's veil (book-figures/05-mirandas-veil.json), one test each: opponent's
-- pieces in the player's own cascade.
local t = require "acedrex.scenario"
local figure = require "figure" (t)
local each, stands, loses = figure.each, figure.stands, figure.loses

local function veil(setup, options) return t.game("mirandas-veil", setup, options) end

t.describe("Figures of Miranda's veil: cascading opponent", function()
  t.it("scn_mv_065_wave_cascading_opponent", function()
    -- A light Wave activates a dark one, that one the dark Knight, and so on back to the light Pawn.
    local g = veil "MV Bb5,We2,wh5,nd9,wf10,Wn6,Pl2|"
    local knight = "[Bb5-e2]~[We2-h5]~[Wh5-d9]~[Nd9-f10]~"
    g:reaches("b5", "c4 d3 e2")
    g:may(each("[Bb5-e2]~[We2-?]", "f3 g4"))
    g:may(each("[Bb5-e2]~[We2-h5]~[Wh5-?]", "g6 f7 e8"))
    g:may(each(knight .. "[Wf10-?]", "h9 j8 l7"))
    g:may(each(knight .. "[Wf10-n6]~[Wn6-?]", "m4"))
    g:may(each(knight .. "[Wf10-n6]~[Wn6-l2]~[Pl2-?]", "l3 l4"))
    g:may_not(knight .. "[Wf10-n6]~[Wn6-l2]~[Pl2-l5]")
    g:play(knight .. "[Wf10-n6]~[Wn6-l2]~[Pl2-l4]")
    stands(g, "Be2,Wh5,wd9,nf10,wn6,Wl2,Pl4")
  end)

  t.it("scn_mv_066_cascaded_opponent_capturing", function()
    -- To the dark Knight the Wave on f10 is an enemy: it captures it, and cannot activate it.
    local g = veil "MV Bb5,We2,wh5,nd9,Wf10,wn6,Pl2|"
    g:reaches("b5", "c4 d3 e2")
    g:may(each("[Bb5-e2]~[We2-?]", "f3 g4"))
    g:may(each("[Bb5-e2]~[We2-h5]~[Wh5-?]", "g6 f7 e8"))
    g:may_not "[Bb5-e2]~[We2-h5]~[Wh5-d9]~[Nd9-f10]~[Wf10-h9]"
    g:play "[Bb5-e2]~[We2-h5]~[Wh5-d9]~[Nd9-f10*]"
    stands(g, "Be2,Wh5,wd9,nf10,wn6,Pl2")
  end)

  t.it("scn_mv_068_cascade_self_checkmate_init", function()
    local g = veil "MV Km15,Bb5,We2,wh5,rk2"
    g:reaches("b5", "c4 d3 e2")
    g:may(each("[Bb5-e2]~[We2-?]", "f3 g4"))
    g:may(each("[Bb5-e2]~[We2-h5]~[Wh5-?]", "i4 j3"))
    g:may "[Bb5-e2]~[We2-h5]~[Wh5-k2]~[Rk2-l2]"
    loses(g, { "[Bb5-e2]~[We2-h5]~[Wh5-k2]~[Rk2-m2]" })
  end)

  t.it("scn_mv_069_cascade_self_checkmate_end", function()
    -- The dark Rook was left where it gives check to the King of the player who has just moved.
    local g = veil "MV Km15,Bb5,We2,wh5,rk2"
    g:play "[Bb5-e2]~[We2-h5]~[Wh5-k2]~[Rk2-m2]"
    stands(g, "Km15,Be2,Wh5,wk2,rm2")
    local h = veil("mv Km15,Be2,Wh5,wk2,rm2", { unchecked = true })
    h:reaches("m2", "m3 m4 m5 m6 m7 m8 m9 m10 m11 m12 m13 m14")
    h:may_not "Rm2-m15*"
  end)

  t.it("scn_mv_071_cascade_double_checkmate_end", function()
    -- The grey arrows lead from Qb15 to b2, c2 to h2, i3 to l6 and m6 to o6. Both Kings are mated: a draw.
    for _, move in ipairs { "[Qb15-b2]~[Wb2-h2]~[Wh2-l6]~[Rl6-o6]", "Qb2~Wh2~Wl6~Ro6(===)" } do
      local g = veil "MV Ko4,Ef4,Qb15,Wb2,ka2,wh2,rl6"
      g:play(move)
      stands(g, "Ko4,Ef4,Qb2,Wh2,ka2,wl6,ro6")
      g:status "draw"
    end
  end)
end)

t.describe("Figures of Miranda's veil: blocked Wave", function()
  local light = ",Qp16,Qp15,Ap14,Ap13,Ep12,Ep11,Up10,Up9,Rp8,Rp7,Bp6,Bp5,Np4,Np3," ..
                "Pa2,Pb2,Pc2,Pd2,Pe2,Pf2,Pg2,Ph2,Pi2,Pj2,Pk2,Pl2,Pm2,Pn2,Po2"

  t.it("scn_mv_072_wave_blocked_init", function()
    local g = veil("mv rj10,wj5,wp2,Wl5,Rl1,Wp1" .. light)
    local rook = "[Rj10-j5]~[Wj5-l5]~[Wl5-l1]~"
    g:reaches("j10", "j9 j8 j7 j6 j5")
    g:may { "[Rj10-j5]~[Wj5-k5]", "[Rj10-j5]~[Wj5-l5]~[Wl5-l4]", "[Rj10-j5]~[Wj5-l5]~[Wl5-l3]" }
    g:may "[Rj10-j5]~[Wj5-l5]~[Wl5-l2]~[Pl2-l3]" -- the Pawn on l2 can be activated or passed
    g:may(each(rook .. "[Rl1-?]", "m1 n1 o1"))
    -- Dark Wave B finds light pieces only, and goes off the board.
    g:play(rook .. "[Rl1-p1]~[Wp1-p2]")
    stands(g, "rj5,wl5,Wl1,Rp1,Wp2" .. light)
  end)

  t.it("scn_mv_073_wave_blocked_end", function()
    -- Of the 5 momentum that the dark Rook gathered the light one has left one.
    local g = veil("mv rj5,wl5,Wl1,Rp1,Wp2" .. light)
    g:air("wp2", { momentum = 1, activator = "R" })
    g:reaches_only("p2", {})
    g:may_not(each("[Wp2-?]", "o2 n2 m2 l2 k2 j2 i2 h2 g2 f2 e2 d2 c2 b2 a2"))
    g:may_not(each("[Wp2-?]", "p1 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16"))
  end)
end)

t.describe("Figures of Miranda's veil: activating opponent's Wave", function()
  t.it("scn_mv_078_activating_opponents_wave", function()
    local g = veil "mv pe15,wf14,Wf11,ah9,Bc8,Af7,Nf5,pn3,wf2"
    g:reaches("e15", "f14")
    g:may(each("[Pe15-f14]~[Wf14-?]", "f13 f12"))
    g:play "[Pe15-f14]~[Wf14-f11]~[Wf11-f10]"
    stands(g, "pf14,wf11,Wf10,ah9,Bc8,Af7,Nf5,pn3,wf2")
  end)

  t.it("scn_mv_079_activated_opponents_wave", function()
    -- The light Wave goes down the board, as the dark Pawn does, and still activates light pieces, and Waves.
    local g = veil "mv pf14,wf11,ah9,Bc8,Af7,Nf5,pn3,wf2"
    g:air("Wf11", { momentum = 1, activator = "p" })
    g:reaches_only("f11", [[g10 i8 j7 k6 l5 m4 o2 p1 f10 f9 f8 f6 f5 f4 f3 f2 f1 e10 d9 c8 b7 a6]])
    g:may { "[Wf11-f5]~[Nf5-g7]", "[Wf11-f2]~[Wf2-f1]", "[Wf11-c8]~[Bc8-d9]" }
    g:may_not(each("[Wf11-?]", "h9 n3 f7"))
  end)
end)
