-- Cold Fusion Chess: Rook and Berolina Pawn in one. It may split into the two, or let a part of its pawns go.
local fusion = require "gwalla.fusion"
local Rook, Berolina = require "gwalla.pieces.rook", require "gwalla.pieces.berolina-pawn"

return piece {
  name = "Berolina Guard", symbol = "Bg",
  about = "moves as Rook or Berolina Pawn, or splits into them, or lets pawns go",
  moves = Rook.moves + Berolina.moves + fusion.split(Rook, Berolina) + fusion.shed "Berolina Guard",
}
