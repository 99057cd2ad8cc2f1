-- Discovery (Mario Mlačak): 24 x 24 fields, and Monoliths, which teleport as Stars do, but can be moved.
local diamond = require "croatian.diamond"
local Unicorn, Centaur = require "croatian.pieces.unicorn", require "croatian.pieces.centaur"
local short, long = diamond.ring(1), diamond.ring(2)

return variant.extend(require "croatian.conquest-of-tlalocan", {
  name = "Discovery", family = "croatian", slug = "discovery", code = "D",
  about = "24 x 24 fields, Monoliths, syzygies",
  pieces = {
    add = { require "croatian.pieces.light-monolith", require "croatian.pieces.dark-monolith" },
    -- The Monoliths can stand on fields in different colours.
    replace = {
      Unicorn = piece.extend(Unicorn, { gait = diamond.by_colour(short, long) }),
      Centaur = piece.extend(Centaur, { gait = diamond.by_colour(short, long, diamond.beside) }),
    },
  },
  setup = [[
    t r n b s c u w e a h q k h a e w u c s b n r T
    p p p p g p g p p g p g g p g p p g p g p p p p
    p p p g p p p g g p p g g p p g g p p p g p p p
    . . . o . . . o o . . o o . . o o . . . o . . .
    . . . . o . o . . o . o o . o . . o . o . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . m .
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
    . M . . . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . . . . . .
    . . . . O . O . . O . O O . O . . O . O . . . .
    . . . O . . . O O . . O O . . O O . . . O . . .
    P P P G P P P G G P P G G P P G G P P P G P P P
    P P P P G P G P P G P G G P G P P G P G P P P P
    T R N B S C U W E A H Q K H A E W U C S B N R t
  ]],
  -- A Pawn that emerges from a Star or a Monolith is tagged or promoted as in Nineteen.
  lands = require("croatian.nineteen").lands + require "croatian.divergence",
  promotion = { when = "now or later" },
  -- A last figure can be demoted in a syzygy, and the Pawn promoted: only two Kings cannot mate.
  rules = { dead = { { "King" } } },
})
