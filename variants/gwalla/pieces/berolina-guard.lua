-- Cold Fusion Chess: Rook and Berolina Pawn in one. It may split into the two.
local fusion = require "gwalla.fusion"
local Rook, Berolina = require "gwalla.pieces.rook", require "gwalla.pieces.berolina-pawn"

return piece {
  name = "Berolina Guard", symbol = "Bg",
  about = "moves as Rook or Berolina Pawn, or splits into them",
  moves = Rook.moves + Berolina.moves + fusion.split(Rook, Berolina),
}
