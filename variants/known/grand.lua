-- Grand Chess (Christian Freeling): Classical Chess on 10 x 10 fields with Archbishop and Chancellor, without castling.
-- A Pawn may be promoted on the last three ranks, and only to a piece that its side has lost; on the last rank it has
-- to be, or else it cannot go there.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

-- Less of them are on the board than at the beginning.
local function lost(name, had) return -m.times(m.anywhere * m.own * m.is(name), had, had) * m.promote(name) end
local lost_one = lost("Queen", 1) + lost("Chancellor", 1) + lost("Archbishop", 1)
               + lost("Rook", 2) + lost("Bishop", 2) + lost("Knight", 2)

local ahead, slant = m.step(m.N) * m.settle, m.step{ m.NW, m.NE } * m.strike
local Pawn = piece.extend(require "classical.pieces.pawn", {
  moves = (ahead + slant) * (-m.rank(-1) + m.zone "promotion" * lost_one)
        -- It gives check there all the same.
        + slant * m.rank(-1) * m.royal
        + m.step{ m.NW, m.NE } * rush.en_passant + rush.ahead(2),
})

return variant.extend(require "classical.classical-chess", {
  name = "Grand Chess", slug = "grand", code = "GR", family = "known",
  about = "Classical Chess on 10 x 10 fields with Archbishop and Chancellor",
  board = { files = 10, ranks = 10, zones = { promotion = { light = { "a8-j10" } } } },
  pieces = {
    replace = { Pawn = Pawn },
    add = { require "classical.pieces.archbishop", require "classical.pieces.chancellor" },
  },
  setup = [[
    r . . . . . . . . r
    . n b q k c a b n .
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    . N B Q K C A B N .
    R . . . . . . . . R
  ]],
  castling = false,
  promotion = false,
})
