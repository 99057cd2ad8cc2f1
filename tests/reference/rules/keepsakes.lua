-- Fields that pieces keep in mind, on the board and in pockets; captures into a pocket that the walk says; pieces that are
-- dropped, brought back, sent and promoted to by what they have kept.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"
local S = m.step

local Rook = piece {
  name = "Rook", symbol = "R", notes = { "home" }, tags = { always = { "old" } },
  moves = m.slide(m.orthogonals) + m.slide(m.orthogonals) * m.into "safe" + m.to "home" * m.empty,
}
local Guard = piece {
  name = "Guard", symbol = "G", notes = { "home", "post" },
  moves = S(m.orthogonals) * (m.empty + m.enemy * m.into "safe")
        + S(m.diagonals) * m.capture * m.into "safe" * (m.pass + m.into())
        + m.aside(S(m.N) * m.enemy * m.displace(m.to "home"))
        + S(m.S) * m.empty * m.land * m.aside(m.note "post")
        + m.to "post" * m.empty * m.land * m.aside(S(m.E) * m.empty * m.retrieve(m.own * (m.file_of "home" + m.tagged "old"), "lost")),
  on_capture = m.land * m.aside(m.mark("old", "always")),
}
local Pawn = piece {
  name = "Pawn", symbol = "P", notes = { "home" },
  moves = S(m.N) * m.empty + S{ m.NE, m.NW } * m.enemy + S{ m.NE, m.NW } * m.rank_of "home",
}
local King = require "classical.pieces.king"

return variant {
  name = "Keepsakes", board = { files = 4, ranks = 4 }, pieces = { King, Rook, Guard, Pawn },
  setup = "r k g p\n. . . .\n. . . .\nP G K R",
  royals = { King = "check" },
  captures = { { by = { "Pawn" }, to = "owner", pocket = "lost" }, { to = "owner", pocket = "" } },
  promotion = { pieces = { "Pawn" }, to = { pocket = "lost" }, when = "choice" },
  turn = phase.either{ phase.move(), phase.drop{ at = m.file_of "home" }, phase.drop{ from = "safe", at = m.rank_of "home" * -m.noted "home" } },
}
