-- Cold Fusion Chess: Rook and Pawn in one. It may split into the two. (Two fields ahead it
-- goes as a Rook, whole, and cannot be taken en passant.)
local fusion = require "gwalla.fusion"
local Rook, Pawn = require "gwalla.pieces.rook", require "gwalla.pieces.pawn"

return piece {
  name = "Guard", symbol = "G",
  about = "moves as Rook or Pawn, or splits into them",
  moves = Rook.moves + Pawn.moves + fusion.split(Rook, Pawn),
}
