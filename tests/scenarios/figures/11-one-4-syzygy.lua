-- The figures of the book's chapter One (book-figures/11-one.json), one test each, arrow by arrow: syzygies. Lines
-- without heads are lines of sight: where the Starchild moves onto an empty field of such a line, from a field in none,
-- a lost piece can come back.
local t = require "acedrex.scenario"
local drawing = require "drawing" (t, { variant = "one", code = "O", size = 26, stars = {} })

-- A piece of that kind on each of the fields.
local function standing(piece, fields) return (fields:gsub("%l%d+", piece .. "%0"):gsub(" ", ",")) end

-- On each of the fields the Starchild can be replaced by a lost Queen.
local function resurrects(d, starchild, fields)
  d:lost "Q"
  for field in fields:gmatch "%S+" do d:resurrects(starchild .. "." .. field, "Q", field) end
  d:lost(nil)
end

local stars = "ta26,Tz26,tz1,Th5"

t.describe("Figures of One: demotion", function()
  drawing("scn_o_50_syzygy_monolith", stars .. ",bw10,Mm9,It9,Nb3", function(d)
    -- "Starchild is celestial piece, it can participate in demoting-to-Pawn syzygy in place of Stars and Monoliths.
    -- Starchild can also be demoted."
    d:way "Mm9 n7"
    d:demotes("Mm9.n7", "b3 t9"):moved_by("dark"):demotes("Mm9.n7", "w10")
    d:with(stars .. ",Mm9,it9," .. standing("N", "b3 e4 k6 q8 w10 z11")):demotes("Mm9.n7", "b3 e4 k6 q8 w10 z11")
    d:counts { arrows = 8 }
  end)
end)

t.describe("Figures of One: resurrection", function()
  local start, over = stars .. ",Ii23,bw10,Mn7,Nb3", stars .. ",bw10,Mn7,Nb3,"
  drawing("scn_o_51_syzygy_starchild_init", start, function(d)
    -- "If Starchild moves into syzygy, from a field not in any alignment, onto an empty syzygy-field, it's granted
    -- option to resurrect one captured or oblationed piece. A piece is resurrected by replacing initiating Starchild,
    -- Starchild itself is then oblationed." "Resurrecting is not limited to player's own pieces."
    d:way "Ii23 t9"
    resurrects(d, "Ii23", "e4 k6 q8 t9 z11")
    d:counts { arrows = 8 }
    d:lost("Q+q"):resurrects("Ii23.t9", "Q", "t9"):resurrects("Ii23.t9", "q", "t9"):resurrects("Ii23.s10", "Q", "")
    d:resurrects("Ii23.t9", "R", "")
    d:printed({ "It9$Q", "Ii23-t9$Q" }, over .. "Qt9"):printed({ "It9$$Q", "Ii23-t9$$Q" }, over .. "qt9")
    -- "Resurrection is always optional."
    d:printed({ "It9", "Ii23-t9", "It9$$$", "Ii23-t9$$$" }, over .. "It9")
    -- "Only captured and oblationed pieces can be resurrected."
    d:lost(nil):resurrects("Ii23.t9", "Q", ""):game():may_not { "It9$Q", "It9$I" }
  end)

  drawing("scn_o_53_syzygy_starchild_resurrection", start, function(d)
    -- "Captured or oblationed Waves and Starchilds can be resurrected, without initiating Starchild being oblationed.
    -- Chosen piece can emerge on any empty miracle-field around initiating Starchild in syzygy (here, enumerated
    -- fields). Here, light Wave has been resurrected on a field 8."
    local around = "u9 u10 t10 s10 s9 s8 t8 u8"
    d:lost("W+w+I+i")
    for symbol in ("Wwi"):gmatch "." do d:resurrects("Ii23.t9", symbol, around) end
    -- A Starchild on t9 and another on s8: the one that goes to s8, which is in a syzygy too, is the shorter text.
    d:resurrects("Ii23.t9", "I", (around:gsub("s8 ", "")))
    d:reads({ "Ii23-t9$Is8", "Ii23-s8$It9" }, over .. "It9,Is8")
    d:results("Ii23", over .. "It9,Wu8")
    d:printed({ "It9$Iu8", "Ii23-t9$Iu8" }, over .. "It9,Iu8")
    -- "If all miracle-fields are occupied, resurrection can be done on a syzygy-field by oblationing initiating
    -- Starchild."
    d:with(start .. "," .. standing("P", around)):resurrects("Ii23.t9", "W", "t9")
    d:with(start):counts { arrows = 8 }
    resurrects(d, "Ii23", "e4 k6 q8 t9 z11")
  end)

  drawing("scn_o_54_syzygy_existing", stars .. ",Ih16,It9,Wu8,Mn7", function(d)
    -- "Starchild too can enter already existing, and used syzygy, and resurrect one captured piece, even if a piece has
    -- been resurrected in that syzygy, in a previous turn."
    d:way "Ih16 e4"
    resurrects(d, "Ih16", "b3 e4 k6 q8 w10 z11")
    d:counts { arrows = 8 }
  end)

  drawing("scn_o_55_reentering_syzygies", "ta26,pg24,Tm22,Bv19,rv15,Is13,Mj7,Nd3,Ta1,tz1", function(d)
    -- "Starchild has to move from a normal, non-syzygy field into syzygy. Starchild already in syzygy can move into the
    -- same (or the other) alignment, but cannot resurrect any piece." "Starchild has to move out of alignment in a
    -- first move, and then on a next move it can move into resurrecting syzygy."
    d:way "Is13 p11":way "Is13 p21"
    d:lost("Q"):resurrects("Is13.p11", "Q", ""):resurrects("Is13.p21", "Q", "")
    local others = "ta26,pg24,Tm22,Bv19,rv15,Mj7,Nd3,Ta1,tz1"
    d:with(others .. ",Ie11")
    resurrects(d, "Ie11", "p11 d25 j23 p21 s20 y18")
    d:with(others .. ",Ie12")
    resurrects(d, "Ie12", "g5 m9 s13 y17")
    d:counts { arrows = 15 }
  end)
end)

t.describe("Figures of One: resurrection in cascades", function()
  local double = "Tn23,Ir22,Iu17,tk14,Bj11,rw10,Wt9,Mn7,Th5,Nb3,tz1"
  drawing("scn_o_57_two_syzygies_shared_celestial_piece", double, function(d)
    -- "Starchild initiating syzygy can activate another Starchild, creating double (triple, ...) syzygies in the same
    -- move; only the very last Starchild in a cascade can resurrect any captured or oblationed piece, if it stepped
    -- onto an empty syzygy-field."
    d:way "Iu17 t9~ r22~ l17"
    local over = "Tn23,Wr22,It9,tk14,Bj11,rw10,Mn7,Th5,Nb3,tz1"
    local cascade = "[Iu17-t9]~[Wt9-r22]~[Ir22-l17]"
    d:lost("Q"):reads({ "It9~Wr22~Il17$Q", cascade .. "$Q" }, over .. ",Ql17"):reads({ cascade }, over .. ",Il17")
    d:game():may_not { "[Iu17-t9$Q]~[Wt9-r22]~[Ir22-l17]", "[Iu17-t9]~[Wt9-r22]~[Ir22-l18]$Q", "[Iu17-t9]~[Wt9-s9]$Q" }
    d:with("Tn23,Iu17,tk14,Bj11,rw10,Mn7,Th5,Nb3,tz1")
    resurrects(d, "Iu17", "e4 k6 q8 t9 z11 g2 i8 l17 m20 o26")
    d:counts { arrows = 16 }
  end)

  drawing("scn_o_58_syzygy_opponents_starchild", stars .. ",ii23,wg22,Wf20,Eg18,bw10,Mn7,Nb3", function(d)
    -- "Opponent's Starchild can be activated, and pushed into syzygy, this will also initiate resurrection. Light
    -- player can resurrect any piece, regardless if it's light or dark."
    d:way "Eg18 f20~ g22~ i23~ t9"
    local over = stars .. ",wi23,Wg22,Ef20,bw10,Mn7,Nb3,"
    d:lost("Q+q"):results("Eg18", over .. "Qt9"):results("Eg18", over .. "qt9"):results("Eg18", over .. "it9")
    d:lost(nil):with(stars .. ",ii23,bw10,Mn7,Nb3")
    d:lost("Q+q"):resurrects("ii23.t9", "Q", "t9"):resurrects("ii23.t9", "q", "t9")
    for field in ("e4 k6 q8 z11"):gmatch "%S+" do d:resurrects("ii23." .. field, "Q", field) end
    d:counts { arrows = 8 }
  end)
end)
