-- Sittuyin, the chess of Burma. Only the Pawns stand at first; one after the other the sides place the rest behind
-- them, and neither moves before its last piece stands.
local m = require "acedrex.movement"
local phase = require "acedrex.phase"

local General = piece.extend(require "historic.pieces.ferz", { name = "General" })
local Elephant = piece.extend(require "southeast-asia.pieces.khon", { name = "Elephant" })

-- A Pawn on a marked field, or the last one on any, may become the General where its side has none, in its place or one
-- step diagonally on; that neither attacks a piece nor lets a Rook give check.
local none = -(m.anywhere * m.own * m.is "General")
local last = -(m.anywhere * m.own * m.is "Pawn")
local peaceful = -(m.step(m.diagonals) * m.enemy)
local checks = m.anywhere * m.enemy * m.is "King" * m.along(m.orthogonals, function(d)
  return (m.step(d) * m.empty)^0 * m.step(d) * m.own * m.is "Rook"
end)
local Pawn = piece.extend(require "historic.pieces.pawn", {
  about = "steps ahead, captures diagonally ahead; becomes a General on the great diagonals",
  moves = m.step(m.N) * m.settle + m.step{ m.NW, m.NE } * m.strike
    + (m.zone "marks" + last) * none * (m.pass + m.step(m.diagonals) * m.empty) * peaceful * m.settle
      * m.become "General" * m.land * -checks,
})

return variant {
  name = "Sittuyin", family = "southeast-asia", code = "SY",
  about = "the chess of Burma, where the pieces are placed first",
  board = { files = 8, ranks = 8, zones = { marks = { light = { "a8", "b7", "c6", "d5", "e5", "f6", "g7", "h8" } } } },
  pieces = {
    require "classical.pieces.king", General, require "classical.pieces.rook", Elephant,
    require "classical.pieces.knight", Pawn,
  },
  setup = [[
    . . . . . . . .
    . . . . . . . .
    . . . . p p p p
    p p p p . . . .
    . . . . P P P P
    P P P P . . . .
    . . . . . . . .
    . . . . . . . .
  ]],
  pockets = { both = { King = 1, General = 1, Rook = 2, Elephant = 2, Knight = 2 } },
  turn = phase.either{
    phase.drop{ forced = "always", { pieces = { "Rook" }, at = m.rank(1) }, { at = m.rank(1) + m.rank(2) + m.rank(3) } },
    phase.move(),
  },
  royals = { King = "check" },
  rules = {
    repetition = { times = 3, result = "draw" },
    quiet = { plies = 100, result = "draw" },
  },
}
