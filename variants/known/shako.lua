-- Shako (Jean-Louis Cazaux): Classical Chess on 10 x 10 fields, with the Cannons of Xiangqi and with Elephants.
return variant.extend(require "classical.classical-chess", {
  name = "Shako", family = "known",
  about = "Classical Chess on 10 x 10 fields with Cannons and Elephants",
  board = { files = 10, ranks = 10 },
  pieces = { add = { require "known.pieces.cannon", require "known.pieces.elephant" } },
  setup = [[
    c . . . . . . . . c
    e r n b q k b n r e
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    E R N B Q K B N R E
    C . . . . . . . . C
  ]],
  promotion = { to = { "Queen", "Rook", "Bishop", "Knight", "Cannon", "Elephant" } },
})
