-- Cold Fusion Chess: Bishop and Pawn in one. It may split into the two.
local fusion = require "gwalla.fusion"
local Bishop, Pawn = require "gwalla.pieces.bishop", require "gwalla.pieces.pawn"

return piece {
  name = "Templar", symbol = "T",
  about = "moves as Bishop or Pawn, or splits into them",
  moves = Bishop.moves + fusion.pawn + fusion.split(Bishop, Pawn),
}
