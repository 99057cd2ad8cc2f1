-- The algebraic notation of Mario Mlačak's book. [Ad8-h8=Q] is
-- the long form; short forms leave out what can be told without: Ed8~Ah8Q.
local notation = require "acedrex.notation"

return notation.trail {
  ply = "~",                -- Qf7~Ai7~Ai9: each activated piece makes a ply of its own
  open = "[", close = "]",  -- [Qk2-f7]~[Af7-i7]: plies gathered
  step = ".",               -- C.c5.g6: the steps follow each other
  distant = "..",           -- Q..m4: at least one step between is not written
  to = "-",                 -- Cd3.c5-p15: the field where the ply ends
  capture = "*",            -- Eg4*, Eg4*P
  over = "^",               -- Q..m4^W..g10: passing over a transparent piece
  displaced = "<",          -- S..e5<Pf5.f4: the Pawn on e5 is moved aside to f5
  diverge = "/",            -- Qo2..j7/H..m10*E: the Queen changes its direction at a Shaman on j7
  apart = "\\",             -- He12\w18..q16*: a journey that starts at a distant field
  changed = ">",            -- Mn14-m12>Bq8: by syzygy, the Bishop on q8 is demoted to a Pawn; Mm12>B, Mm12>p
  promote = "=",            -- e8=Q, or e8Q; e8= only tags the Pawn
  convert = "%",            -- Ah5%R: the Pyramid converts a Rook
  failed = "%%",            -- Ah23%%: it fails to, and is oblationed
  portal = "|",             -- Bd15-a18|Bq18: teleported, it reappears there; [Wg15-a18]|[Wr1-l4]: and goes on
  portal_back = "||",       -- Ic3||b3: it cannot teleport, and emerges beside the same Star or Monolith
  portal_lost = "|||",      -- Ra13-a18|||R: it is oblationed
  -- It9$Q: an own Queen is resurrected; It9$$Q: an opponent's; It9$Iu8: a Starchild, on u8; It9$$$: none.
  retrieved = "$", retrieved_theirs = "$$", not_retrieved = "$$$",
  in_passing = ":",         -- h3:, h3:5 takes the Pawn that rushed to rank 5
  castle = "&",             -- Kd&, Kd&e: the Rook ends on file e
  -- Instead of ~: Sb4~Ab2;;S..b6*, [Hd12-e13]@[He13-g24]; He12@@P,B: a double journey; Hz1@@@: none is possible.
  roles = { sacrifice = ";;", ["light trance"] = "@", ["dark trance"] = "@", uplifted = '"' },
  role_spent = { ["dark trance"] = "@@" },
  role_lost = { ["light trance"] = "@@@", ["dark trance"] = "@@@", uplifted = "'" },
  -- Behind a symbol, of the piece that moves or of one that is captured: R&&a1-e1, Ue11*P==.
  lost = { castling = "&&", promotion = "==", rush = "::" },
  status = {
    check = "+", mate = "#",             -- behind a move; # alone claims that the other side has checkmated itself
    resign = "##",
    offer = "(=)", withdraw = "()", accept = "(==)", draw = "(===)",
    placeholder = "...",  -- where a game score leaves a move out
  },
  annotation = "_",         -- e8_=: all behind it is a remark
  unnamed = { "Pawn" },     -- h5, ef8*
}
