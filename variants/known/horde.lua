-- Horde: light has thirty-six Pawns and no King, dark the army of Classical Chess. Dark, which has no
-- King to mate, has won when the last of light's pieces is gone.
local m = require "acedrex.movement"
local rush = require "acedrex.rush"

local ahead, slant = m.step(m.N), m.step{ m.NE, m.NW }
local Pawn = piece.extend(require "known.pieces.pawn", {
  about = "steps ahead, captures diagonally ahead, may rush from its first and second rank",
  moves = ahead * m.settle + slant * m.strike + slant * rush.en_passant + rush.ahead(2, m.rank(2))
        -- A Pawn that rushes from the first rank cannot be taken in passing.
        + m.rank(1) * ahead * m.empty * ahead * m.settle,
})

return variant.extend(require "classical.classical-chess", {
  name = "Horde", family = "known", code = "HO",
  about = "thirty-six Pawns against the army of Classical Chess",
  pieces = { replace = { Pawn = Pawn } },
  setup = [[
    r n b q k b n r
    p p p p p p p p
    . . . . . . . .
    . P P . . P P .
    P P P P P P P P
    P P P P P P P P
    P P P P P P P P
    P P P P P P P P
  ]],
  rules = { extinction = { { "Pawn", "Queen", "Rook", "Bishop", "Knight", "King" } }, dead = {} },
})
