-- The figures of the book's chapter One (book-figures/11-one.json), one test each, arrow by arrow: trance-journeys that
-- fail, and sense-journeys.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "one", code = "O", size = 26, stars = {} })

t.describe("Figures of One: failed trance-journey", function()
  drawing("scn_o_36_trance_journey_failed", "Tb9,th7,tf6,Tz6,kn5,Kl4,mt3,Mr2,Hy2,Hz1", function(d)
    -- "Entranced Shaman cannot interact with Kings, Stars, and Monoliths. Since trance-journey is mandatory, if all
    -- step- fields are blocked, entranced Shaman is oblationed."
    d:way("Hy2 z1@ (27,1)# z6# t3# (23,-6)# (33,-1)# (27,11)# n5# (21,-12)# (39,-3)# (29,17)# h7# (19,-18)# (45,-5)# "
      .. "(31,23)# b9# (17,-24)# (51,-7)# (33,29)# (-5,10)# (15,-30)# (57,-9)# (35,35)# (-11,12)# (13,-36)# (63,-11)# "
      .. "(37,41)# (-17,14)# (11,-42)# (69,-13)# (39,47)# (-23,16)# (9,-48)#")
    d:way("Hy2.z1@ (23,-1)# (25,-5)# (31,-2)# (27,6)# r2# (23,-11)# (37,-4)# (29,12)# l4# (21,-17)# (43,-6)# (31,18)# "
      .. "f6# (19,-23)# (49,-8)# (33,24)# (-1,7)# (17,-29)# (55,-10)# (35,30)# (-7,9)# (15,-35)# (61,-12)# (37,36)# "
      .. "(-13,11)# (13,-41)# (67,-14)# (39,42)# (-19,13)# (11,-47)# (73,-16)# (41,48)#")
    d:printed({ "Hz1@@@", "[Hy2-z1]@@@H" }, "Tb9,th7,tf6,Tz6,kn5,Kl4,mt3,Mr2,Hz1")
  end)
end)

t.describe("Figures of One: uplifting", function()
  drawing("scn_o_40_uplifting_fields", "Ic3", function(d)
    -- "Uplifting-fields are all fields immediately neighboring Starchild horizontally, vertically, and diagonally."
    -- "Colors of Starchilds, Shaman do not need to match; uplifted piece has to be in the same color as uplifting
    -- Starchild."
    local behind = { d3 = "e3", d4 = "e5", c4 = "c5", b4 = "a5", b3 = "a3", b2 = "a1", c2 = "c1", d2 = "e1" }
    for field, next in pairs(behind) do
      for _, pieces in ipairs { { "i", "b" }, { "I", "B" } } do
        d:with("Ic3," .. pieces[1] .. field .. "," .. pieces[2] .. next):also("Ic3 " .. field .. "' " .. next .. '"')
        d:with("Hc3," .. pieces[1] .. field .. "," .. pieces[2] .. next):also("Hc3 " .. field .. "' " .. next .. '"')
      end
      d:with("Ic3,i" .. field .. ",B" .. next)
      d:game():may_not("[Ic3-" .. field .. "]~[I" .. field .. "-" .. next .. "]'")
    end
    d:counts { fields = 8 }
  end)

  local near = "bc5,id4"
  drawing("scn_o_41_uplifting_init", near .. ",Ig2", function(d)
    -- "It's illegal to change course during the ply, so light Starchild cannot uplift dark Starchild outright."
    d:way "Ig2 c3 d4!"
    d:game():may_not { "[Ig2.c3.d4]~[Id4-c5]'", "[Ig2-d4]~[Id4-c5]'" }
  end)

  drawing("scn_o_42_uplifting_step", near .. ",Ic3", function(d)
    -- "Stationary Starchild can initiate sense-journey by simply stepping onto its uplifting-field occupied by the
    -- other Starchild; uplifting Starchild can then uplift any piece on its uplifting-field."
    d:way [[Ic3 d4' c5"]]
    -- "King, Pyramids, Waves cannot be uplifted; Stars, Monoliths do not belong to any player; Starchilds cannot take
    -- on sense-journey": a further Starchild uplifts.
    for _, piece in ipairs { "k", "a", "w", "T", "M" } do
      d:with(piece .. "c5,id4,Ic3"):game():may_not("[Ic3-d4]~[Id4-c5]'")
      d:also "Ic3 d4!"
    end
    d:with("bb6,ic5,id4,Ic3"):also [[Ic3 d4' c5' b6"]]
    d:with("id4,Ic3"):also "Ic3 d4!"
  end)

  drawing("scn_o_43_uplifting_activated", near .. ",Ef4,Nh4,Ic3,We2,Wg2", function(d)
    -- "Activated Starchild can also initiate sense-journey. This is so, even if initiating Starchild has no momentum."
    d:way [[Nh4 g2~ f4~ e2~ c3~ d4' c5"]]
  end)

  drawing("scn_o_44_shaman_initiated_uplifting", near .. ",Hc3", function(d)
    -- "Instead of a Starchild, stationary Shaman can initiate sense-journey, by activating uplifting Starchild on its
    -- trance-fields."
    d:way [[Hc3 d4' c5"]]
    d:with(near .. ",Hb1"):also "Hb1 c3 d4!":game():may_not "[Hb1.c3.d4]~[Id4-c5]'"
  end)
end)

t.describe("Figures of One: sense-journeys", function()
  local up = "z11 (-3,24) (-16,-2) (8,-14) t9^ (-1,18) (-10,0) (6,-8) n7 b13 (-4,2) (4,-2) h5 d7"
  local down = "u11 (-4,22) (-15,0) (5,-10) o9 (-2,16) (-9,2) (3,-4) i7 a11 (-3,4) b3"
  local start = "Rt9,bc5,id4,Hc3,We2,Nf4"

  drawing("scn_o_45_dark_piece_sense_journey", start, function(d)
    -- "Uplifted piece (here, dark Bishop) can end its sense-journey on any empty step-field, of chosen direction
    -- (color). Occupied step-field (here, by light Rook) does not block." "Grey arrows show path traveled over by piece
    -- they point to." Green and blue are the two branches of the pattern, from their far ends inward.
    d:way("Nf4 e2~ c3~ d4' c5\" " .. up)
    d:with("Rt9,bc5,id4,Wc3,Ne2"):air("Hc3", 1, "W"):way("Hc3.d4'.c5\" " .. down)
    -- The text has the Knight land on e1, where it cannot go; the drawing, on e2.
    local over = "Rt9,bn7,ic5,Hd4,Wc3,Ne2"
    d:with(start):printed({
      "Ne2~Wc3~Hd4~Ic5\"Bn7", "[Nf4-e2]~[We2-c3]~[Hc3-d4]~[Id4-c5]\"[Bc5-n7]",
      "Ne2~Wc3~Hd4~Ic5\"Bc5\\z11..n7", "Ne2~Wc3~Hd4~Ic5\"B\\z11..n7",
      "[Nf4-e2]~[We2-c3]~[Hc3-d4]~[Id4-c5]\"[Bc5\\z11-n7]",
    }, over)
    d:game():may_not {
      "Ne1~Wc3~Hd4~Ic5\"Bn7", "[Nf4-e1]~[We1-c3]~[Hc3-d4]~[Id4-c5]\"[Bc5-n7]",
      "Ne1~Wc3~Hd4~Ic5\"Bc5\\z11..n7", "Ne1~Wc3~Hd4~Ic5\"B\\z11..n7",
      "[Nf4-e1]~[We1-c3]~[Hc3-d4]~[Id4-c5]\"[Bc5\\z11-n7]",
    }
    -- It ends nowhere else, and takes nothing.
    d:with("Rt9,bc5,id4,Ic3"):game():may_not { "[Ic3-d4]~[Id4-c5]\"[Bc5-t9]", "[Ic3-d4]~[Id4-c5]\"[Bc5-b4]" }
    -- "If uplifted piece is light, it can take sense-journey in one chosen direction from light Shaman's pattern."
    d:with("Bf12,Ie11,Id10"):also [[Id10 e11' f12" h13 f17 (-1,13) d6 n11 h23]]
    d:also [[Id10.e11'.f12" d11 f7 l10 h18 (-3,12) d1 r8]]
  end)

  local walled = "Pb13,pa11,pu11,Pz11,po9,Pt9,Pd7,pi7,Pn7,Ph5,pb3"
  drawing("scn_o_46_sense_journey_failed", walled .. ",bc5,id4,Ic3", function(d)
    -- "Step-fields are blocked, if not empty. Since sense-journey is mandatory, if all step-fields are blocked,
    -- uplifted piece is obliterated."
    local function blocked(way) return (way:gsub("%^", ""):gsub("%S+", "%0#")) end
    d:way("Ic3 d4' c5\" " .. blocked(up)):way("Ic3.d4'.c5\" " .. blocked(down))
    d:printed({ "Id4~Ic5'", "[Ic3-d4]~[Id4-c5]'B" }, walled .. ",ic5,Id4")
  end)
end)
