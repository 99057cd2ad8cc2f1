-- Conquest of Tlalocan (Mario Mlačak): 24 x 24 fields, and the Shaman, from which other pieces diverge.
local m = require "acedrex.movement"
local divergence, stars = require "croatian.divergence", require "croatian.stars"
local trance = require "croatian.trance"

return variant.extend(require "croatian.tamoanchan-revisited", {
  name = "Conquest of Tlalocan", family = "croatian", slug = "conquest-of-tlalocan", code = "COT",
  about = "24 x 24 fields, the Shaman: divergence and trance-journeys",
  board = { files = 24, ranks = 24 },
  pieces = {
    add = { require "croatian.pieces.shaman" },
    replace = { Wave = piece.extend(stars.Wave, { lands = stars.Wave.lands + divergence }) },
  },
  setup = [[
    t r n b s c u w e a h q k h a e w u c s b n r T
    p p p p g p g p p g p g g p g p p g p g p p p p
    p p p g p p p g g p p g g p p g g p p p g p p p
    . . . o . . . o o . . o o . . o o . . . o . . .
    . . . . o . o . . o . o o . o . . o . o . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . O . O . . O . O O . O . . O . O . . . .
    . . . O . . . O O . . O O . . O O . . . O . . .
    P P P G P P P G G P P G G P P G G P P P G P P P
    P P P P G P G P P G P G G P G P P G P G P P P P
    T R N B S C U W E A H Q K H A E W U C S B N R t
  ]],
  -- A Pawn that emerges from a Star gains nothing by it, but on the last rank it is promoted.
  lands = require("croatian.mirandas-veil").lands + stars.lands(m.pass) + divergence,
  roles = trance.roles,
  castling = { distances = { 2, 3, 4, 5, 6, 7, 8, 9 } },
  -- Promotion is enforced, and immediate.
  promotion = {
    to = {
      "Queen", "Rook", "Bishop", "Knight", "Pegasus", "Pyramid", "Unicorn", "Wave", "Centaur", "Scout", "Grenadier",
      "Serpent", "Shaman",
    },
    when = "at once",
  },
})
