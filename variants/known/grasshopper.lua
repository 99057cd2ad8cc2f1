-- Grasshopper chess: a row of Grasshoppers stands between the pieces and the Pawns, which do not rush.
local m = require "acedrex.movement"
local ahead, slant = m.step(m.N), m.step{ m.NE, m.NW }
local Grasshopper = piece.extend(require "testing-board.pieces.grasshopper", { symbol = "G" })
local Pawn = piece.extend(require "classical.pieces.pawn", {
  about = "steps ahead, captures diagonally ahead", tags = {},
  moves = ahead * m.settle + slant * m.strike,
})

return variant.extend(require "classical.classical-chess", {
  name = "Grasshopper Chess", slug = "grasshopper", code = "GH", family = "known",
  about = "Classical Chess with a row of Grasshoppers behind the Pawns",
  pieces = { replace = { Pawn = Pawn }, add = { Grasshopper } },
  setup = [[
    r n b q k b n r
    g g g g g g g g
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    G G G G G G G G
    R N B Q K B N R
  ]],
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "Grasshopper" } },
})
