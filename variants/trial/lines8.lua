-- Lines 8: three men of one side on adjoining fields of a line win. There are no royal pieces.
return variant {
  name = "Lines 8", slug = "lines8", code = "LI", family = "trial",
  about = "three men on a line win",
  board = { files = 8, ranks = 8 },
  pieces = { require "classical.pieces.knight", require "classical.pieces.rook",
             require "classical.pieces.bishop" },
  rules = { line = { length = 3 }, stalemate = "draw" },
  setup = [[
b r . n b . r n
. . b . . b . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . B . . B . .
B R . N B . R N]],
}
