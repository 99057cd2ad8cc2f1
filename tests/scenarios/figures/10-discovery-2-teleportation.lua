-- The figures of the book's chapter Discovery (book-figures/10-discovery.json), one test each, arrow by arrow:
-- teleportation by Stars and Monoliths.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "discovery", code = "D", size = 24 })

t.describe("Figures of Discovery: teleported pieces", function()
  local monolith = "x18,x19,w19,v19,v18,v17,w17,x17"
  local light, dark = "b1,b2,a2,w24,w23,x23", "x2,w2,w1,b24,a23,b23" -- beside Stars of that colour
  drawing("scn_d_11_teleport_via_monolith", "Mw18,Wa8,Kc8,Mb7,Be4", function(d)
    -- "Pieces, if not Waves, teleporting from Monolith can reappear near any Star or the other Monolith." "All empty
    -- portal-fields where Bishop can be teleported to are enumerated." "Kings and Monoliths cannot be teleported."
    local exits = monolith .. "," .. light .. "," .. dark
    d:way("Be4 d5 c6 b7|" .. exits)
    d:way "Kc8 b7!"
    d:results("Be4", "Mw18,Wa8,Kc8,Mb7,Bx19")
    -- "If all portal-fields where teleported piece could reappear are occupied, piece is removed from chessboard."
    local full = ("Be4,Mb7," .. light .. "," .. dark):gsub(",(%l)", ",N%1")
    d:with(full):also "Be4 d5 c6 b7|||"
    -- An activated piece can spend its last momentum on this step.
    d:with("Mw18,Mb7,Rd9"):air("Bd9", 2, "R"):also("Bd9 c8 b7|" .. exits):air("Bd9", 1, "R"):also "Bd9.c8 b7#"
  end)

  drawing("scn_d_12_teleport_via_star", "Be20,Mw18,Wa8,Kc8,Mb7", function(d)
    -- "All pieces, except Waves, teleporting from a Star can reappear on empty portal-field near Stars in opposite
    -- color, or near any Monolith."
    d:way("Be20 d21 c22 b23 a24|c7,b8,a7,a6,b6,c6," .. monolith .. "," .. light)
    d:results("Be20", "Bb8,Mw18,Wa8,Kc8,Mb7")
  end)
end)

t.describe("Figures of Discovery: teleported Waves", function()
  drawing("scn_d_13_teleport_wave_via_star", "Wg21,Mw18,Ee17,Mb7,Br4", function(d)
    -- "Wave teleported from a Star emerges from the other Star in the same color", not from a Monolith. "Light Wave
    -- could activate own Bishop after teleporting with 2 momentum."
    d:way "Ee17 f19 g21~ e22 c23 a24|x1"
    d:with("Eg21,Mw18,Mb7,Br4"):air("Wg21", 2, "E")
    d:way "Wg21.e22.c23.a24|x1 v2 t3 r4~^ p5 n6 l7 j8 h9 f10 d11 b12"
    d:also "Wg21 u19! s20!"
    d:with("Wg21,Mw18,Ee17,Mb7,Br4")
    d:printed({ "Eg21~Wa24|Wr4~Bt6", "[Ee17-g21]~[Wg21-a24]|[Wx1-r4]~[Br4-t6]" }, "Eg21,Mw18,Mb7,Wr4,Bt6")
  end)

  drawing("scn_d_14_teleport_wave_via_monolith", "Bq21,Mw18,Qf9,Er8,Mj7,Wp4", function(d)
    -- "Wave teleported from a Monolith emerges from the other Monolith, and continues movement in the same direction".
    -- "Teleportation is mandatory for Wave when it reaches Monolith."
    d:way "Er8 q6 p4~ n5 l6 j7|w18"
    d:with("Bq21,Mw18,Qf9,Ep4,Mj7"):air("Wp4", 2, "E")
    d:way "Wp4.n5.l6.j7 h8# f9# d10# b11#"
    d:way "Wp4.n5.l6.j7|w18 u19 s20 q21~^ o22 m23 k24"
    -- It has 2 momentum there.
    d:also "Wp4.n5.l6.j7|w18.u19.s20 q21~ p22 o23":also "Wp4.n5.l6.j7|w18.u19.s20 q21~ p22 o23 n24#"
    -- The text prints a cascade of teleportations for a drawing with Monoliths on b5 and m18, but calls the former b4.
    d:with("Ej6,Wh2,Mb5,Mm18,Br4"):printed({
      "Eh2~Wb5|Wa24|Wr4~Bt6", "[Ej6-h2]~[Wh2-b5]|[Wm18-a24]|[Wx1-r4]~[Br4-t6]",
    }, "Eh2,Mb5,Mm18,Wr4,Bt6")
    d:game():may_not { "Eh2~Wb4|Wa24|Wr4~Bt6", "[Ej6-h2]~[Wh2-b4]|[Wm18-a24]|[Wx1-r4]~[Br4-t6]" }
  end)

  drawing("scn_d_15_teleported_wave_blocked", "kk24,pm23,po22,pq21,ps20,pu19,Mw18,Qf9,Er8,Mj7,Wp4", function(d)
    -- "In case where all step-fields of a teleported Wave are blocked, it is oblationed." "Wave cannot neither activate
    -- light Queen, nor reach any step-fields beyond Monolith."
    d:way "Er8 q6 p4~ n5 l6 j7||| h8# f9# d10# b11#"
    d:with("kk24,pm23,po22,pq21,ps20,pu19,Mw18,Qf9,Ep4,Mj7"):air("Wp4", 2, "E")
    d:way "Wp4.n5.l6.j7|w18 u19# s20# q21# o22# m23# k24#"
  end)

  drawing("scn_d_16_wave_teleported_off_board", "Mb18,Ej8,Mb7,Wh4", function(d)
    -- "Teleported Wave with all of its step-fields located off-board is also oblationed."
    d:way "Ej8 i6 h4~ f5 d6 b7|||"
    d:with("Mb18,Eh4,Mb7"):air("Wh4", 2, "E"):way "Wh4.f5.d6.b7|b18 (-1,18)# (-3,19)# (-5,20)#"
  end)

  drawing("scn_d_17_wave_teleport_on_and_off_board", "Ba20,Ma16,Ma7,Sd4,Wa3", function(d)
    -- "Before and after teleportation, Wave can step outside of a board, as long as its ply ends on a board. If
    -- teleported off with up-right step, Wave has to emerge from the other Monolith with up-left step."
    d:way "Sd4 c3 b4 a3~ (-1,3)^ a5 (-1,5)^ a7|a16"
    d:with("Ba20,Ma16,Ma7,Sa3"):air("Wa3", 3, "S")
    local through = "Wa3.(-1,3).a5.(-1,5).a7|a16"
    local up = ".(-1,16).a18.(-1,18).a20.(-1,20).a22.(-1,22)"
    d:way(through .. " (-1,16)^ a18 (-1,18)^ a20~^ (-1,20)^ a22 (-1,22)^ a24|x1")
    d:way(through .. up .. ".a24 (-1,24)! (0,25)!")
    -- "Light Wave could also activate own Bishop after teleportation with 3 momentum, or have a teleportation cascade."
    d:also(through .. ".(-1,16).a18.(-1,18) a20~ b21 c22 d23"):also(through .. up .. ".a24|x1 w2 x3 w4")
  end)
end)
