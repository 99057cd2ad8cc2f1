-- Hemera's Dawn (Mario Mlačak): 20 x 20 fields, Centaurs, Scouts and Grenadiers.
return variant.extend(require "croatian.nineteen", {
  name = "Hemera's Dawn", family = "croatian", slug = "hemeras-dawn", code = "HD",
  about = "20 x 20 fields, the Centaur, and two more privates: Scout and Grenadier",
  board = { files = 20, ranks = 20 },
  pieces = {
    add = {
      require "croatian.pieces.centaur", require "croatian.pieces.scout", require "croatian.pieces.grenadier",
    },
  },
  setup = [[
    t r n b c w e u a q k a u e w c b n r T
    p p p g p g p p p p p p p p g p g p p p
    p p g p p p g p p p p p p g p p p g p p
    . . o . . . o . . . . . . o . . . o . .
    . . . o . o . . . . . . . . o . o . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . O . O . . . . . . . . O . O . . .
    . . O . . . O . . . . . . O . . . O . .
    P P G P P P G P P P P P P G P P P G P P
    P P P G P G P P P P P P P P G P G P P P
    T R N B C W E U A Q K A U E W C B N R t
  ]],
  castling = { distances = { 2, 3, 4, 5, 6, 7 } },
  promotion = {
    to = {
      "Queen", "Rook", "Bishop", "Knight", "Pegasus", "Pyramid", "Unicorn", "Wave", "Centaur", "Scout", "Grenadier",
    },
  },
})
