-- The figures of the book's chapter One (book-figures/11-one.json), one test each, arrow by arrow: castling, rush and
-- en passant.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "one", code = "O", size = 26, stars = {} })

t.describe("Figures of One: castling", function()
  local castling = "Rb1&,Ii1,Kn1&,Ry1&"
  local rook = { arrows = 1, because = "with the King on h1 the Rook would go to i1, the Starchild's field (scn_o_62)" }
  drawing("scn_o_60_king_castling_not_blocked", castling, rook, function(d)
    -- "King can choose to castle to any enumerated field, except to field occupied by Starchild."
    local g = d:game()
    for field in ("l1 k1 j1 g1 f1 e1 d1"):gmatch "%S+" do g:may("Kn1-" .. field .. "&") end
    g:may_not { "Kn1-m1&", "Kn1-i1&", "Kn1-h1&", "Kn1-c1&" }
    d:counts { arrows = 8 }
    -- A piece that is not transparent blocks.
    d:with("Rb1&,Hi1,Kn1&,Ry1&"):game():may_not { "Kn1-l1&", "Kn1-g1&" }
  end)

  drawing("scn_o_61_rook_castling_not_blocked", castling, function(d)
    -- "King castled two fields past Starchild, leaving empty field for castling Rook, so the whole castling move is
    -- legal." The arrows are the Rook's way.
    d:play("Kn1-g1&"):stands "Kg1,Rh1,Ii1,Ry1"
    d:counts { arrows = 6 }
  end)

  drawing("scn_o_62_castling_blocked", castling, function(d)
    -- "King castled immediately next to Starchild, so there is no room for castling Rook. Starchild cannot be activated
    -- by castling pieces, so it blocks the complete move."
    d:game():may_not "Kn1-h1&"
    d:with("Rb1,Kh1,Ii1,Ry1"):way "Rb1 c1 d1 e1 f1 g1 h1# i1!"
  end)

  drawing("one_castling_01", "Rb1&,Kn1&,Ry1&", function(d)
    -- "King can move between 2 and 10 fields across."
    local g = d:game()
    for field in ("l1 p1 k1 q1 j1 r1 i1 s1 h1 t1 g1 u1 f1 v1 e1 w1 d1 x1"):gmatch "%S+" do
      g:may("Kn1-" .. field .. "&")
    end
    g:may_not { "Kn1-m1&", "Kn1-o1&", "Kn1-c1&", "Kn1-y1&" }
    d:counts { fields = 18 }
    -- What the text prints for a drawing that is not among these.
    d:printed({ "Kr&", "Kr&q" }, "Rb1,Kr1,Rq1")
  end)
end)

t.describe("Figures of One: rush, en passant", function()
  local start = "Pb3|,Pb2|,Pe2|,Gp3|,Gp2|,Gs2|,Oi5|,Ol4|,pj10,pm10,pc9,pf9,pq9,pt9,Rb1,Ee1,Cj1,Hq1"
  drawing("22_one_en_passant", start, function(d)
    -- "Own privates (i.e. Pawns, Scouts, and Grenadiers) can be rushed for up to 11 fields in this variant."
    d:way "Pb3 b4":way "Pb3.b4 b5 b6 b7 b8 b9 b10 b11 b12 b13":also "Pb3 b14!"
    d:way "Pe2 e3":way "Pe2.e3 e4 e5 e6 e7 e8 e9 e10 e11 e12 e13":also "Pe2 e14!"
    d:way "Oi5 i6":way "Oi5.i6 i7 i8 i9 i10 i11 i12 i13":also "Oi5 i14!"
    d:way "Ol4 l5":way "Ol4.l5 l6 l7 l8 l9 l10 l11 l12 l13":also "Ol4 l14!"
    d:way "Gp3 p4":way "Gp3.p4 p5 p6 p7 p8 p9 p10 p11 p12 p13":also "Gp3 p14!"
    d:way "Gs2 s3":way "Gs2.s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13":also "Gs2 s14!"
    d:play("Pb3-b13"):way "pc9 b8:"
    d:with(start):play("Pe2-e13"):way "pf9 e8:"
    d:with(start):play("Oi5-i13"):way "pj10 i9:"
    d:with(start):play("Ol4-l13"):way "pm10 l9:"
    d:with(start):play("Gp3-p13"):way "pq9 p8:"
    d:with(start):play("Gs2-s13"):way "pt9 s8:"
  end)

  local pushing = "Id6,Wg6,ph5,Ie4,Tf4,Pg2|"
  local push = "[Pg2.g3.g4.g5.g6]~[Wg6.f6.e6.d6]~[Id6-e4]~[Ie4-f4]~"
  drawing("scn_o_63_en_passant_blocked_by_star_init", pushing, function(d)
    -- "Light Pawn is about to rush and activate light Wave, which would activate light Starchild A, which would then
    -- activate light Starchild B, which would push a Star onto en passant capture-field E."
    d:way "Pg2 g3 g4 g5 g6~ f6 e6 d6~ e4~ f4~ g4"
    d:with "Id6,Wg6,ph5,Ie4,Tf4,Pg2":also "Pg2 g3 g4#"
    d:counts { fields = 1 }
  end)

  drawing("scn_o_64_en_passant_blocked_by_star_end", pushing, function(d)
    -- "Instead of capturing, private can teleport using a Star blocking en passant." Here, there is no other Star.
    d:play(push .. "[Tf4-g4]"):stands "Wd6,Pg6:,ph5,Ie4,If4,Tg4"
    d:way "ph5 g4|||"
    d:game("dark"):may_not "Ph5-g4:"
    d:counts { arrows = 1, fields = 1 } -- the Star's way, and the tag of the Pawn that has rushed
    d:with("Wd6,Pg6:,ph5,Ie4,If4,Tg4,ta26,tz1"):also "ph5 g4|a25,b25,b26,y1,y2,z2"
    d:with("Wd6,Pg6:,ph5,Ie4,If4,tg4,Ta1"):also "ph5 g4|a2,b1,b2":game("dark"):may_not "Ph5-g4:"
  end)

  drawing("scn_o_65_en_passant_not_blocked_by_star_end", pushing, function(d)
    -- "On a field other than capture-field, Stars does not block en passant regardless of colors of involved pieces."
    d:play(push .. "[Tf4-g5]"):stands "Wd6,Pg6:,Tg5,ph5,Ie4,If4"
    d:way "ph5 g4:"
    d:counts { arrows = 1, fields = 1 }
  end)

  local rushing = "Ic7,Wh7,pi4,Ph2|"
  local rush = "[Ph2.h3.h4.h5.h6.h7]~[Wh7.g7.f7.e7.d7.c7]~"
  drawing("scn_o_66_en_passant_turned_divergence_init", rushing, function(d)
    -- "Light Pawn is about to rush and activate light Wave, which would then activate light Starchild, which would end
    -- on en passant capture-field E."
    d:way "Ph2 h3 h4 h5 h6 h7~ g7 f7 e7 d7 c7~ h3"
    d:counts { fields = 1 }
  end)

  drawing("scn_o_67_en_passant_turned_divergence_end", rushing, function(d)
    -- "Dark Pawn can either capture or diverge from light Starchild, but it cannot capture light Pawn en passant."
    d:play(rush .. "[Ic7-h3]"):stands "Wc7,Ph7:,pi4,Ih3"
    d:way "pi4 h3/ g3"
    d:way "pi4.h3/ h2"
    d:way "pi4.h3/ i3"
    d:also "pi4 h3*":game("dark"):may_not "Pi4-h3:"
    d:counts { fields = 1 }
  end)

  drawing("scn_o_68_en_passant_not_blocked__by_starchild", rushing, function(d)
    -- "Starchild does not block en passant if positioned on any field other than en passant capture-field. Dark Pawn
    -- can capture light Pawn en passant": along the grey arrow.
    d:play(rush .. "[Ic7-h5]"):stands "Wc7,Ph7:,Ih5,pi4"
    d:way "pi4 h3:"
    d:counts { arrows = 1, fields = 1 }
  end)
end)
