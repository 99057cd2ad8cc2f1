-- Cold Fusion Chess: Rook and Bishop in one. It may split into the two.
local fusion = require "gwalla.fusion"
local Rook, Bishop = require "gwalla.pieces.rook", require "gwalla.pieces.bishop"

return piece {
  name = "Queen", symbol = "Q", worth = 9,
  about = "moves as Rook or Bishop, or splits into them",
  moves = Rook.moves + Bishop.moves + fusion.split(Rook, Bishop),
}
