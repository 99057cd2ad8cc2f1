-- The Archbishop moves like the Bishop or like the Knight.
local Bishop, Knight = require "classical.pieces.bishop", require "classical.pieces.knight"

return piece {
  name = "Archbishop", symbol = "A", worth = 7,
  about = "moves like a Bishop or a Knight",
  moves = Bishop.moves + Knight.moves,
}
