-- The Pawn of the book's first variants: as in Classical Chess, but its rush goes as far as its own half of the board
-- does.
local m = require "acedrex.movement"
local privates = require "croatian.privates"

return piece {
  name = "Pawn", symbol = "P", worth = 1,
  about = "steps ahead, captures diagonally ahead, may rush within its own half on its first move",
  tags = { "rush" },
  moves = m.step(m.N) * m.settle + m.step{ m.NE, m.NW } * privates.take + privates.rush,
}
