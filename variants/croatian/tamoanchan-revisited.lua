-- Tamoanchan Revisited (Mario Mlačak): 22 x 22 fields, and the Serpent.
local sacrifice = require "croatian.sacrifice"

return variant.extend(require "croatian.hemeras-dawn", {
  name = "Tamoanchan Revisited", family = "croatian", slug = "tamoanchan-revisited", code = "TR",
  about = "22 x 22 fields, the Serpent, which winds between the others and displaces Pawns",
  board = { files = 22, ranks = 22 },
  pieces = { add = { sacrifice.Serpent } },
  setup = [[
    t r n b s w u e c a q k a c e u w s b n r T
    p p p p p p p g p g p p g p g p p p p p p p
    p p p p p p g p p p g g p p p g p p p p p p
    . . . . . . o . . . o o . . . o . . . . . .
    . . . . . . . o . o . . o . o . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . O . O . . O . O . . . . . . .
    . . . . . . O . . . O O . . . O . . . . . .
    P P P P P P G P P P G G P P P G P P P P P P
    P P P P P P P G P G P P G P G P P P P P P P
    T R N B S W U E C A Q K A C E U W S B N R t
  ]],
  roles = sacrifice.roles,
  castling = { distances = { 2, 3, 4, 5, 6, 7, 8 } },
  promotion = {
    to = {
      "Queen", "Rook", "Bishop", "Knight", "Pegasus", "Pyramid", "Unicorn", "Wave", "Centaur", "Scout", "Grenadier",
      "Serpent",
    },
  },
})
