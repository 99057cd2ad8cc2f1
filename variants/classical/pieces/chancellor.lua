-- The Chancellor moves like the Rook or like the Knight.
local Rook, Knight = require "classical.pieces.rook", require "classical.pieces.knight"

return piece {
  name = "Chancellor", symbol = "C", worth = 8,
  about = "moves like a Rook or a Knight",
  moves = Rook.moves + Knight.moves,
}
