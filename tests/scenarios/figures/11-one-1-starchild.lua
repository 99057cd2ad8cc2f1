-- The figures of the book's chapter One (book-figures/11-one.json), one test each, arrow by arrow: how Starchilds move,
-- what they activate, and what they are to others. Stars move in this chapter: each stands where the drawing has it.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "one", code = "O", size = 26, stars = {} })

-- The fields in the other colour than `from`, without those named, with the others named.
local function opposite(from, without, with)
  local function shade(file, rank) return (file + rank) % 2 end
  local fields, own = {}, shade(from:byte(), tonumber(from:sub(2)))
  for file = string.byte "a", string.byte "z" do
    for rank = 1, 26 do
      local field = string.char(file) .. rank
      if shade(file, rank) ~= own and not (" " .. without .. " "):find(" " .. field .. " ", 1, true) then
        fields[#fields + 1] = field
      end
    end
  end
  for field in with:gmatch "%S+" do fields[#fields + 1] = field end
  return fields
end

t.describe("Figures of One: Starchild's step", function()
  drawing("scn_o_01_starchild_movement", "qf4,Md3,Ib2", function(d)
    -- "Starchild can move to any empty field in opposite color to its starting position, regardless how far away
    -- destination field is located." It also comes out beside the Monolith.
    d:way "Ib2 h5"
    d:game():reaches_only("b2", opposite("b2", "d3", "c3 d2 d4 e3"))
    -- "Starchild cannot capture any piece, cannot check or checkmate opponent's King."
    d:with("qg4,Ib2"):also "Ib2 g4!":game():reaches_only("b2", opposite("b2", "g4", ""))
    d:with("kg4,Ib2"):also "Ib2 g4!":game("dark"):status "playing"
  end)

  drawing("scn_o_02_wave_activating_starchild", "Ih4,Na3,Wb1", function(d)
    -- "Wave can activate own Starchild." "Activated Starchild does not spend momentum for its movement."
    d:way "Na3 b1~ d2 f3 h4~"
    d:also "Na3 b1~ d2 f3 h4~ z1":also "Na3 b1~ d2 f3 h4~ z2!"
    d:with("ih4,Na3,Wb1"):also "Na3 b1~ d2 f3 h4!"
  end)

  drawing("scn_o_04_starchild_activating_own_wave", "Wh3,Ib2", function(d)
    -- "Starchild can activate own Waves on its step-fields. Activated Wave moves the same as Starchild." It "can also
    -- activate opponent's Waves in addition to own Starchilds and Waves", and nothing else.
    d:way "Ib2 h3~"
    d:also "Ib2 h3~ z26":also "Ib2 h3~ z25!"
    d:with("Wh3,wz26,Ib2"):also "Ib2 h3~ z26~":with("Wh3,Iz26,Ib2"):also "Ib2 h3~ z26~"
    d:with("Wh3,Qz26,Ib2"):also "Ib2 h3~ z26!":with("Wh3,iz26,Ib2"):also "Ib2 h3~ z26!"
    d:with("wh3,Ib2"):also "Ib2 h3!":with("Ih3,Ib2"):also "Ib2 h3~":with("ih3,Ib2"):also "Ib2 h3!"
  end)
end)

t.describe("Figures of One: Starchild and portals", function()
  drawing("scn_o_07_starchild_not_moving_monolith_init", "If5,Bb4,Mc3,Nc2", function(d)
    -- "Starchild trying to capture either step- or miracle-field at which Monolith (or a Star) is located, will emerge
    -- on empty portal-field surrounding that same Monolith (or a Star)."
    d:way "If5 c3||b2,b3,c4,d2,d3,d4"
    d:printed({ "Ic3||b3", "[If5-c3]||Ib3" }, "Ib3,Bb4,Mc3,Nc2")
    -- "If there were no empty portal-fields, Starchild would be obliterated."
    d:with("If5,Bb4,Mc3,Nc2,Pb2,Pb3,pc4,pd2,Pd3,Pd4"):also "If5 c3|||"
    d:printed({ "Ic3|||", "[If5-c3]|||I" }, "Bb4,Mc3,Nc2,Pb2,Pb3,pc4,pd2,Pd3,Pd4")
  end)

  drawing("scn_o_10_starchild_moving_star_end", "ta26,Tz26,Pb2,Ia2,Ta1,tz1", function(d)
    -- "Starchild can activate any Star on its miracle-field, regardless of colors of pieces. Activated Star can move to
    -- any empty miracle-field of activating Starchild", which has taken the Star's field. The drawing shows the end;
    -- the Starchild comes from a2 here.
    d:also "Ia2 a1~ b1":also "Ia2 a1~ a2":also "Ia2 a1~ b2!"
    d:results("Ia2", "ta26,Tz26,Pb2,Ia1,Tb1,tz1"):counts { arrows = 1 }
    -- "Note that Star movement is optional, Starchild could emerge on empty portal-field around Star in question."
    d:results("Ia2", "ta26,Tz26,Pb2,Ta1,Ib1,tz1")
    d:with("ta26,Tz26,Ib1,Ta1,tz1"):also "Ib1 a1~ b2":with("ta26,Tz26,Ib2,Ta1,tz1"):also "Ib2 a1~ a2":also "Ib2 a1~ b2"
  end)

  local pushing = "ta26,Tz26,Wa4,Rd4,Ia2,Pb2,Ta1,tz1"
  drawing("scn_o_11_starchild_moving_star_activating", pushing, function(d)
    -- "Star received all of initial 3 momentum gathered by the Rook, since neither Wave nor Starchild expend momentum
    -- for its movement. Nevertheless, activated Star can move for only one field." The Wave can also go on over the
    -- Starchild, and dive into the Star.
    d:way "Rd4 c4 b4 a4~ a3 a2~^ a1|z26"
    d:with("ta26,Tz26,Ra4,Wa2,Pb2,Ta1,tz1"):air("Ia2", 3, "W"):way "Ia2 a1~ b1":also "Ia2 a1~ b1 c1!"
    d:with(pushing):also "Rd4 c4 b4 a4~ a3 a2~ a1~ b1"
    d:results("Rd4", "ta26,Tz26,Wa2,Ra4,Ia1,Pb2,Tb1,tz1")
  end)

  drawing("scn_o_12_star_movement_blocked_init", pushing .. ",Rb1", function(d)
    -- "If there is no empty field around Star at actual activation, Star is not activated (it remains at the same
    -- field), and Starchild is oblationed."
    d:way "Rd4 c4 b4 a4~ a3 a2~^ a1|z26"
    d:results("Rd4", "ta26,Tz26,Wa2,Ra4,Pb2,Ta1,tz1,Rb1")
    d:with("ta26,Tz26,Ra4,Wa2,Pb2,Ta1,tz1,Rb1"):air("Ia2", 3, "W"):way "Ia2 a1||| b1!"
    -- A Starchild that starts the move has left its field empty.
    d:with("ta26,Tz26,Ia2,Pb2,Ta1,tz1,Rb1"):also "Ia2 a1~ a2"
  end)

  drawing("scn_o_14_star_rerouting_scout", "Tf3,Oi3", function(d)
    -- "The same as around Monolith, Scout can be rerouted around a blocking Star." Without a Star in the other colour
    -- it would be lost in this one.
    d:way "Oi3 h3 g3 f3||| e3# d3# c3# b3#"
    d:way "Oi3.h3.g3 f2 e2 d2 c2 b2"
    d:way "Oi3.h3.g3 f4 e4 d4 c4 b4"
    d:also "Oi3.h3.g3.f4.e4.d4.c4.b4 a4!" -- it has made seven steps
    d:with("Tf3,Oi3,Tz26,ta26,tz1"):also "Oi3 h3 g3 f3|a25,b25,b26,y1,y2,z2"
    d:with("Oi3"):also "Oi3 h3 g3 f3 e3":also "Oi3.h3.g3 f2!"
  end)
end)

t.describe("Figures of One: Starchild is transparent and immune", function()
  local met = { arrows = 1, because = "red m4 is only passed: the Queen can capture there, and diverge (scn_o_30)" }
  drawing("scn_o_15_starchild_is_transparent", "em8,Hk6,im4,ph3,Qo2", met, function(d)
    -- "Like Wave, Starchild is transparent to all pieces, both own and opponent's. Light Queen is not blocked by dark
    -- Starchild on its step-field, and can continue moving past it, and could also e.g. diverge from light Shaman."
    d:way "Qo2 n3 m4? l5 k6/"
    d:also "Qo2.n3.m4.l5.k6/ l7 m8*"
    d:with("Hk6,Im4,Qo2"):also "Qo2 n3 m4! l5 k6/"
    -- "Unlike Wave, Starchild is completely transparent": to Monoliths, too.
    d:with("Mc3,Pa1,Id5,Ih6"):also "Mc3 d5^ h6^":also "Mc3.d5 h4":with("Mc3,Pa1,id5"):also "Mc3 d5^ h4"
  end)

  drawing("scn_o_17_starchild_conversion_immunity_init", "Ih23,al23,bs16", function(d)
    -- "Starchild cannot be converted, instead, original Starchild remains on chessboard; converting Pyramids are still
    -- oblationed." It can be captured. The first arrow of the drawing is seven steps long, the second four.
    d:also "bs16 r17 q18 p19 o20 n21 m22 l23~ k23 j23 i23 h23%%"
    d:also "bs16 r17 q18 p19 o20 n21 m22 l23~ k23 j23 i23 h23*"
    d:printed({ "Bl23~Ah23%%", "[Bs16-l23]~[Al23-h23%%]" }, "Ih23,bl23", "dark")
    d:game("dark"):may_not { "[Bs16-l23]~[Al23-h23%]", "[Bs16-l23]~[Al23-h23%I]" }
    d:counts { arrows = 2 }
  end)
end)
